/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"

extern const AdjXmlFormat adj_ruleset_format;
