// All of Deduku's outside. doc/library.md begins with a first program; each header opens with its idea.
#pragma once

#include "deduku/board.hpp"
#include "deduku/check.hpp"
#include "deduku/explain.hpp"
#include "deduku/geometry.hpp"
#include "deduku/ids.hpp"
#include "deduku/learning.hpp"
#include "deduku/meter.hpp"
#include "deduku/methods.hpp"
#include "deduku/prove.hpp"
#include "deduku/puzzle.hpp"
#include "deduku/reason.hpp"
#include "deduku/solve.hpp"
#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "deduku/verdict.hpp"
#include "deduku/words.hpp"
