/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The name that the desktop, the settings and the icons know the program by. */
#define ADJ_APPLICATION_ID "org.adjutant.Adjutant"
