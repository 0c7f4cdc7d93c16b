# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# Sourced, never run: the one list of what building and testing need, and the way to get it.
# On Debian the missing packages are installed; elsewhere the tools are only looked for.

BUILD_PACKAGES="gcc libc6-dev pkg-config meson ninja-build libglib2.0-dev libxml2-dev \
  libpango1.0-dev libpng-dev libgtk-4-dev libglib2.0-bin libgdk-pixbuf2.0-bin librsvg2-common \
  adwaita-icon-theme fonts-dejavu-core desktop-file-utils shared-mime-info gettext"
BUILD_TOOLS="cc pkg-config meson ninja glib-compile-resources glib-compile-schemas msgfmt xgettext"
BUILD_MODULES="glib-2.0 gobject-2.0 gio-unix-2.0 libxml-2.0 pangocairo libpng gdk-pixbuf-2.0 gtk4"

TEST_PACKAGES="python3 libxml2-utils clang-format xvfb xauth dbus at-spi2-core xdotool libgtk-4-bin \
  gir1.2-atspi-2.0 python3-gi appstream poppler-utils bubblewrap flatpak-builder"
TEST_TOOLS="/usr/bin/python3 xmllint clang-format xvfb-run dbus-run-session xdotool gtk4-broadwayd \
  pdftotext"

FUZZ_PACKAGES="clang"
FUZZ_TOOLS="clang"

say () {
  printf 'adjutant: %s\n' "$*" >&2
}

# need_for_building, need_for_testing, need_for_fuzzing: return once everything is there, or end the script with
# a sentence that says what is missing.
need_for_building () {
  need "$BUILD_PACKAGES" "$BUILD_TOOLS" "$BUILD_MODULES"
}

need_for_testing () {
  need "$BUILD_PACKAGES $TEST_PACKAGES" "$BUILD_TOOLS $TEST_TOOLS" "$BUILD_MODULES"
}

need_for_fuzzing () {
  need "$BUILD_PACKAGES $FUZZ_PACKAGES" "$BUILD_TOOLS $FUZZ_TOOLS" "$BUILD_MODULES"
}

need () {
  if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
    need_packages "$1"
  else
    need_tools "$2" "$3"
  fi
}

need_packages () {
  missing=
  for package in $1; do
    if ! dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed; then
      missing="$missing $package"
    fi
  done
  if [ -n "$missing" ]; then
    # Words on purpose: package names have no blanks.
    # shellcheck disable=SC2086
    install_packages $missing
  fi
}

install_packages () {
  find_root "$@"
  say "installing $*"
  # A fresh machine has no package lists, an old one has stale ones: both need the update.
  if ! apt-get -qq -s install "$@" >/dev/null 2>&1; then
    apt_get -qq update || give_up "$@"
  fi
  if ! apt_get -qq -y --no-install-recommends install "$@"; then
    apt_get -qq update || give_up "$@"
    apt_get -qq -y --no-install-recommends install "$@" || give_up "$@"
  fi
}

# Without a terminal nobody can type a password, so sudo must not ask for one.
find_root () {
  if [ "$(id -u)" -eq 0 ]; then
    become_root=
  elif command -v sudo >/dev/null && [ -t 0 ]; then
    become_root="sudo"
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    become_root="sudo -n"
  else
    say "these packages are missing, and neither root nor sudo is at hand to install them:"
    say "  apt-get install --no-install-recommends $*"
    exit 1
  fi
}

apt_get () {
  # shellcheck disable=SC2086
  $become_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -o DPkg::Lock::Timeout=120 "$@" </dev/null >&2
}

give_up () {
  say "apt could not install: $*"
  exit 1
}

need_tools () {
  missing=
  for tool in $1; do
    command -v "$tool" >/dev/null || missing="$missing $tool"
  done
  for module in $2; do
    pkg-config --exists "$module" 2>/dev/null || missing="$missing $module"
  done
  if [ -n "$missing" ]; then
    say "this is not a Debian machine, so please install what is missing yourself:$missing"
    say "(GTK 4.8, GLib 2.74, libxml2 2.9.14 and Meson 1.0 or newer; clang-format 14 and no other)"
    exit 1
  fi
}
