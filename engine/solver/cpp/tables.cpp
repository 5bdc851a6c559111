#include "tables.h"

namespace pyramide {

Tables::Tables(int rows, int ranks, int target, bool cover_pair, const unsigned char *pyramid)
    : size(rows * (rows + 1) / 2), ranks(ranks), cover_pair_(cover_pair) {
    for (int row = 0, card = 0; row < rows; row++)
        for (int column = 0; column <= row; column++, card++) {
            rank[card] = pyramid[card];
            covers_[card] = row + 1 < rows ? Mask(3) << (card + row + 1) : 0;
        }
    for (int one = 0; one <= RANKS; one++) partner[one] = kind_of[one] = 0;
    for (int one = 1; one <= ranks; one++) partner[one] = target - one;
    for (int one = 1; one <= ranks; one++)
        if (partner[one] >= one) {
            kind_of[one] = kind_of[partner[one]] = int(kinds.size());
            kinds.push_back(std::make_pair(one, partner[one]));
        }
}

Id Tables::id(Mask mask) {
    Id *known = ids_.find(mask);
    if (known) return *known;
    Id found = Id(shapes_.size());
    ids_.at(mask) = found;
    shapes_.push_back(Shape());
    Shape &shape = shapes_.back();
    shape.mask = mask;
    Mask alone = 0;
    for (Mask left = mask; left; left &= left - 1) {
        int card = lowest(left), own = rank[card];
        shape.counts += bit(WIDTH * own);
        if (covers_[card] & mask) {
            shape.hidden |= uint32_t(1) << own;
        } else {
            shape.free |= bit(card);
            if (!partner[own]) alone |= bit(card);
        }
    }
    Id settled = alone ? this->settled(mask ^ alone) : found;
    shapes_[found].settled = settled;
    return found;
}

const std::vector<Pair> &Tables::pairs(Id id) {
    Shape &shape = shapes_[id];
    if (shape.knows_pairs) return shape.pairs;
    std::vector<std::pair<int, int>> steps;
    for (Mask left = shape.free; left; left &= left - 1)
        for (Mask more = left & (left - 1); more; more &= more - 1)
            if (rank[lowest(more)] == partner[rank[lowest(left)]])
                steps.push_back(std::make_pair(lowest(left), lowest(more)));
    for (Mask left = cover_pair_ ? shape.mask : 0; left; left &= left - 1) {
        int card = lowest(left);
        Mask over = covers_[card] & shape.mask;
        if (over && !(over & (over - 1)) && over & shape.free &&
            rank[lowest(over)] == partner[rank[card]])
            steps.push_back(std::make_pair(card, lowest(over)));
    }
    for (const auto &step : steps) {
        Id after = settled(shape.mask ^ bit(step.first) ^ bit(step.second));
        shape.pairs.push_back(Pair{after, uint8_t(step.first), uint8_t(step.second)});
    }
    shape.knows_pairs = true;
    return shape.pairs;
}

void Tables::add_play(std::vector<Play> *by_rank, Id after, int card) const {
    std::vector<Play> &plays = by_rank[rank[card]];
    bool first = true;
    for (const Play &one : plays) {
        if (one.after == after && one.card == card) return;
        if (one.after == after) first = false;
    }
    plays.push_back(Play{after, uint8_t(card), first});
}

const Shape &Tables::plays(Id id) {
    Shape &shape = shapes_[id];
    if (shape.knows_plays) return shape;
    struct Todo {
        Id id;
        std::vector<Mask> parts;
    };
    std::vector<Play> by_rank[RANKS];
    std::vector<Id> seen(1, id);
    std::vector<Todo> todo(1, Todo{id, {}});
    for (Mask left = shape.free; left; left &= left - 1)
        add_play(by_rank, settled(shape.mask ^ bit(lowest(left))), lowest(left));
    while (!todo.empty()) {
        Todo here = std::move(todo.back());
        todo.pop_back();
        for (const Pair &pair : pairs(here.id)) {
            bool known = false;
            for (Id one : seen) known = known || one == pair.after;
            if (known) continue;
            seen.push_back(pair.after);
            Todo next{pair.after, here.parts};
            next.parts.push_back(mask(here.id) ^ mask(pair.after));
            Mask freed = shapes_[pair.after].free & ~shapes_[here.id].free;
            for (; freed; freed &= freed - 1) {
                int card = lowest(freed);
                if (needed(next.parts, card))
                    add_play(by_rank, settled(mask(pair.after) ^ bit(card)), card);
            }
            todo.push_back(std::move(next));
        }
    }
    for (int one = 0; one < RANKS; one++) {
        shape.plays_from[one] = uint16_t(shape.plays.size());
        shape.plays.insert(shape.plays.end(), by_rank[one].begin(), by_rank[one].end());
    }
    shape.plays_from[RANKS] = uint16_t(shape.plays.size());
    shape.knows_plays = true;
    return shape;
}

bool Tables::needed(const std::vector<Mask> &parts, int goal) const {
    Mask wanted = covers_[goal];
    for (size_t number = parts.size(); number--;) {
        if (!(parts[number] & wanted)) return false;
        for (Mask left = parts[number]; left; left &= left - 1) wanted |= covers_[lowest(left)];
    }
    return true;
}

// --- the stock laid open -------------------------------------------------------------------

bool OpenStock::winnable(Id pyramid, Mask stock) {
    Mask pairs;
    return forced(pyramid, stock, pairs) && clears(pyramid, pairs);
}

bool OpenStock::forced(Id pyramid, Mask stock, Mask &pairs) {
    Mask counts = tables_.shape(pyramid).counts;
    pairs = 0;
    for (size_t number = 0; number < tables_.kinds.size(); number++) {
        int low = tables_.kinds[number].first, high = tables_.kinds[number].second, must;
        if (low == high) {
            int lack = slot(counts, low) - slot(stock, low);
            if (unpaired_ && (lack < 0 || lack & 1)) return false;
            must = lack > 0 ? (lack + 1) >> 1 : 0;
        } else {
            must = slot(counts, low) - slot(stock, high);
            int against = slot(counts, high) - slot(stock, low);
            if (unpaired_ && (must < 0 || must != against)) return false;
            if (against > must) must = against;
        }
        if (must > 0) pairs |= Mask(must) << (WIDTH * number);
    }
    return true;
}

bool OpenStock::clears(Id pyramid, Mask pairs) {
    if (!pairs && !unpaired_) return true;
    uint64_t asked = pairs << 32 | pyramid;
    if (bool *known = known_.find(asked)) return *known;
    Id mask = closed(pyramid, pairs);
    uint64_t key = pairs << 32 | mask;
    bool found;
    if (bool *known = closed_.find(key)) {
        found = *known;
    } else {
        if (++nodes > limit_) throw BudgetSpent();
        found = possible(mask, pairs) && (!tables_.mask(mask) || any_clears(mask, pairs));
        closed_.at(key) = found;
    }
    known_.at(asked) = found;
    return found;
}

bool OpenStock::any_clears(Id pyramid, Mask pairs) {
    for (const Pair &pair : tables_.pairs(pyramid)) {
        int shift = WIDTH * tables_.kind_of[tables_.rank[pair.one]];
        if (pairs >> shift & SLOT) {
            if (clears(pair.after, pairs - bit(shift))) return true;
        } else if (!unpaired_ && clears(pair.after, pairs)) {
            return true;
        }
    }
    Shape &shape = tables_.shape(pyramid);
    for (Mask left = shape.free; left; left &= left - 1) {
        int rank = tables_.rank[lowest(left)], must = slot(pairs, tables_.kind_of[rank]);
        if (tables_.partner[rank] == rank) must *= 2;
        if (slot(shape.counts, rank) > must &&
            clears(tables_.settled(shape.mask ^ bit(lowest(left))), pairs))
            return true;
    }
    return false;
}

Id OpenStock::closed(Id pyramid, Mask pairs) {
    while (true) {
        Shape &shape = tables_.shape(pyramid);
        Mask taken = 0;
        for (Mask left = shape.free; left; left &= left - 1)
            if (!slot(pairs, tables_.kind_of[tables_.rank[lowest(left)]]))
                taken |= bit(lowest(left));
        if (!taken) return pyramid;
        pyramid = tables_.settled(shape.mask ^ taken);
    }
}

bool OpenStock::possible(Id pyramid, Mask pairs) {
    Mask counts = tables_.shape(pyramid).counts;
    for (size_t number = 0; number < tables_.kinds.size(); number++) {
        int due = slot(pairs, int(number));
        int low = tables_.kinds[number].first, high = tables_.kinds[number].second;
        int most = slot(counts, low);
        if (low == high) most >>= 1;
        if (due && (due > most || due > slot(counts, high))) return false;
    }
    return true;
}

} // namespace pyramide
