# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# Sourced, never run: one way to set up a build directory, for run and test alike.

# configure_build DIR OPTION...: makes the build directory, or gives the one that is there the
# same options. One that a failed attempt left half made is thrown away first. What is built is used
# where it lies, so its libraries are shared: a line that is changed links no test anew.
configure_build () {
  dir=$1
  shift
  set -- -Ddefault_library=shared "$@"
  if [ -f "$dir/build.ninja" ] && meson configure "$dir" "$@" >/dev/null 2>&1; then
    return 0
  fi
  rm -rf "$dir"
  meson setup --fatal-meson-warnings "$dir" "$@"
}
