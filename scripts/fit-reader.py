"""Fits the network of src/brief/reader/network.ts. Run by scripts/fit-reader.mjs, which makes the examples.

One recurrent layer in both directions (GRU) reads the tokens of a brief. For each token it tells how likely the name of
the business starts, ends and goes on there, and what the token says of the site (marks). A name is a run of tokens; one
softmax over all runs and "no name" is learned from where the name stands. Marks are learned from the tokens of marked
texts, and from the labels of whole texts: a text says what its clearest token says.
"""

import argparse
import collections
import json
import random

import torch
from torch import nn
from torch.nn import functional as F

WORD, KIND, AFFIX, SHAPE, STATE = 12, 16, 8, 6, 96
LONGEST = 10
LEAST_COUNT = 30  # a rarer word is read by its kind, its beginning and its ending alone
HELD_OUT = 0.1
NEVER = -1e4
# How much the three aims count: names, whole texts, tokens of marked texts.
OF_NAMES, OF_TEXTS, OF_TOKENS, OF_GENERATED = 1.0, 0.15, 10.0, 0.4
# Levels, and the deviations from which on a value is cut off.
TABLE, OTHER = (15, 3), (63, 12)
ROUNDED_FROM = 0.7
FIRST_CHARACTER, BACKSLASH = 35, 92
PLACE = -1  # the last of the marks
LONGEST_PLACE = 5


class Network(nn.Module):
    def __init__(self, words, kinds, affixes, shapes, signs, marks):
        super().__init__()
        self.words = nn.Embedding(words, WORD, padding_idx=0)
        self.kinds = nn.Embedding(kinds, KIND, padding_idx=0)
        self.endings, self.beginnings = nn.Embedding(affixes, AFFIX), nn.Embedding(affixes, AFFIX)
        self.shapes = nn.Embedding(shapes, SHAPE)
        for table in (self.words, self.kinds, self.endings, self.beginnings, self.shapes):
            nn.init.normal_(table.weight, 0, 0.1)
        self.layer = nn.GRU(WORD + KIND + 2 * AFFIX + SHAPE + signs, STATE, bidirectional=True, batch_first=True)
        self.name = nn.Linear(2 * STATE, 4)
        self.lengths, self.no_name = nn.Parameter(torch.zeros(LONGEST)), nn.Parameter(torch.zeros(1))
        self.mark = nn.Linear(2 * STATE + WORD + KIND, marks)
        nn.init.constant_(self.mark.bias, -3.0)
        self.marks_of_text = nn.Parameter(torch.zeros(marks))
        self.drop = nn.Dropout(0.4)

    def forward(self, words, kinds, endings, beginnings, shapes, signs, mask):
        """Returns the scores of all runs (texts × tokens · LONGEST), of no name, and of the marks by text and by token."""
        if self.training:  # some words are made unknown ones
            words = torch.where((torch.rand(words.shape) < 0.25) & (words > 0), torch.ones_like(words), words)
        own = torch.cat([self.words(words), self.kinds(kinds)], -1)
        parts = [own, self.endings(endings), self.beginnings(beginnings), self.shapes(shapes), signs]
        count = mask.sum(1)
        packed = nn.utils.rnn.pack_padded_sequence(
            self.drop(torch.cat(parts, -1)), count.long(), batch_first=True, enforce_sorted=False
        )
        states = nn.utils.rnn.pad_packed_sequence(self.layer(packed)[0], batch_first=True, total_length=words.shape[1])[0]
        states = self.drop(states)
        starts, ends, inside, none = self.name(states).unbind(-1)
        hidden = mask == 0
        starts, ends, none = (one.masked_fill(hidden, NEVER) for one in (starts, ends, none))
        sums = torch.cat([torch.zeros(len(words), 1), (inside * mask).cumsum(1)], 1)
        tokens = words.shape[1]
        runs = [
            F.pad(
                starts[:, : tokens - more]
                + ends[:, more:]
                + sums[:, more + 1 :]
                - sums[:, : tokens - more]
                + self.lengths[more],
                (0, more),
                value=NEVER,
            )
            for more in range(LONGEST)
        ]
        by_token = self.mark(torch.cat([states, own], -1))
        by_text = by_token.masked_fill(hidden.unsqueeze(-1), NEVER).max(1).values + self.marks_of_text
        return torch.stack(runs, 2).flatten(1), none.logsumexp(1) - count.log() + self.no_name, by_text, by_token


def batch(texts):
    longest = max(LONGEST, *(len(text["words"]) for text in texts))

    def padded(key, empty=0):
        return torch.tensor([text[key] + [empty] * (longest - len(text[key])) for text in texts])

    no_signs = [0.0] * len(texts[0]["signs"][0])
    mask = torch.tensor([[float(at < len(text["words"])) for at in range(longest)] for text in texts])
    keys = ("rows", "kinds", "endings", "beginnings", "shapes")
    return *(padded(key) for key in keys), padded("signs", no_signs).float(), mask


def loss(network, texts):
    runs, none, by_text, by_token = network(*batch(texts))
    total = torch.cat([runs, none.unsqueeze(1)], 1).logsumexp(1)
    of_names = []
    for at, text in enumerate(texts):
        if text["hasName"] and not text["names"]:
            continue
        right = none[at]
        if text["hasName"]:
            right = torch.stack([runs[at, start * LONGEST + end - start] for start, end in text["names"]]).logsumexp(0)
        of_names.append((total[at] - right) * (OF_GENERATED if text["isGenerated"] else 1))
    labels = torch.tensor([[label or 0.0 for label in text["labels"]] for text in texts])
    told = torch.tensor([[float(label is not None) for label in text["labels"]] for text in texts])
    of_texts = F.binary_cross_entropy_with_logits(by_text, labels, weight=told, reduction="sum") / len(texts)
    said, known = torch.zeros_like(by_token), torch.zeros_like(by_token)
    for at, text in enumerate(texts):
        if text.get("marks") is None:
            for token in text["places"]:
                said[at, token, PLACE] = 1
            # Other texts tell where the place stands, and nothing of the tokens besides.
            known[at, : len(text["words"]), PLACE] = float(len(text["places"]) > 0)
            continue
        known[at, : len(text["words"])] = 1
        for token, mark in text["marks"]:
            said[at, token, mark] = 1
    of_tokens = F.binary_cross_entropy_with_logits(by_token, said, reduction="none") * known
    of_tokens = of_tokens.sum() / known.amax(2).sum().clamp(min=1)
    return OF_NAMES * torch.stack(of_names).mean() + OF_TEXTS * of_texts + OF_TOKENS * of_tokens


def letters(name):
    return "".join(character for character in name.lower() if character.isalnum()).removeprefix("the")


def places_of(text, place):
    """Returns the tokens of the place, wherever it stands in the text."""
    found = []
    for start in range(len(text["words"])):
        for end in range(start, min(start + LONGEST_PLACE, len(text["words"]))):
            if letters(text["text"][text["starts"][start] : text["ends"][end]]) == letters(place):
                found.extend(range(start, end + 1))
                break
    return found


def share_of_names(network, texts):
    """Returns the share of texts whose name, or lack of one, is read."""
    network.eval()
    right = 0
    with torch.no_grad():
        for at in range(0, len(texts), 64):
            part = texts[at : at + 64]
            runs, none, _, _ = network(*batch(part))
            for text, scores in zip(part, torch.cat([runs, none.unsqueeze(1)], 1).softmax(1)):
                shares = collections.Counter()
                for share, place in zip(*(one.tolist() for one in scores.topk(8))):
                    start, more = divmod(place, LONGEST)
                    if place == len(scores) - 1:
                        shares[""] += share
                    elif start + more < len(text["words"]):
                        shares[letters(text["text"][text["starts"][start] : text["ends"][start + more]])] += share
                names = [text["text"][text["starts"][start] : text["ends"][end]] for start, end in text["names"]]
                right += shares.most_common(1)[0][0] in ([letters(name) for name in names] or [""])
    return right / len(texts)


def levels_of(matrix, kind):
    """Returns the nearest level of each value, from -most to most, and the difference between two levels."""
    levels, deviations = kind
    most = (levels - 1) // 2
    step = float(min(matrix.abs().max(), deviations * matrix.std())) / most
    return (matrix / step).round().clamp(-most, most), step, most


def stored(matrix, kind):
    """Returns a matrix as one character for each value, and the difference between two neighbouring values."""
    nearest, step, most = levels_of(matrix, kind)
    codes = nearest.int().flatten() + most + FIRST_CHARACTER
    values = "".join(chr(code + (code >= BACKSLASH)) for code in codes.tolist())
    return {"values": values, "step": float(f"{step:.6g}"), "levels": kind[0]}


def round_to_levels(network):
    """Rounds all matrices as they will be stored, and returns what puts the exact values back."""
    exact = {}
    with torch.no_grad():
        for name, weight in network.named_parameters():
            if weight.dim() < 2:
                continue
            exact[weight] = weight.data.clone()
            nearest, step, _ = levels_of(weight.data, OTHER if name.startswith(("layer", "name", "mark")) else TABLE)
            weight.data.copy_(nearest * step)

    def restore():
        for weight, values in exact.items():
            weight.data.copy_(values)

    return restore


def rounded(vector):
    return [float(f"{value:.4g}") for value in vector.tolist()]


def write(path, network, vocabulary, header, signs):
    state = {key: value.detach() for key, value in network.state_dict().items()}
    tables = ("words", "kinds", "endings", "beginnings", "shapes")
    result = {
        "sizes": dict(word=WORD, kind=KIND, affix=AFFIX, affixes=header["affixes"], shape=SHAPE, signs=signs, state=STATE),
        "marks": header["marks"],
        "marksOfText": rounded(state["marks_of_text"]),
        "nameLengths": rounded(state["lengths"]),
        "noName": float(f"{state['no_name'].item():.4g}"),
        "words": " ".join(sorted(vocabulary, key=vocabulary.get)),
        "embeddings": {table: stored(state[f"{table}.weight"], TABLE) for table in tables},
        "directions": [
            {
                "input": stored(state[f"layer.weight_ih_l0{way}"], OTHER),
                "state": stored(state[f"layer.weight_hh_l0{way}"], OTHER),
                "inputBias": rounded(state[f"layer.bias_ih_l0{way}"]),
                "stateBias": rounded(state[f"layer.bias_hh_l0{way}"]),
            }
            for way in ("", "_reverse")
        ],
    }
    for key in ("name", "mark"):
        weights = stored(state[f"{key}.weight"], OTHER)
        result[key] = {"weights": weights, "bias": rounded(state[f"{key}.bias"])}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(result, file, ensure_ascii=False, indent=1)
        file.write("\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("examples")
    parser.add_argument("weights")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--share", type=float, default=1)
    options = parser.parse_args()
    random.seed(0)
    torch.manual_seed(0)
    with open(options.examples, encoding="utf-8") as file:
        header, *examples = map(json.loads, file)
    for example in examples:
        for text in example["texts"]:
            places = places_of(text, example["place"]) if example["place"] else []
            text.update(labels=example["labels"], isGenerated=example["isGenerated"], places=places)
    chance = random.Random(5)
    held, learned = [], []
    for example in examples:
        is_held = not example["isGenerated"] and chance.random() < HELD_OUT
        if is_held:
            held.append(example["texts"])
        else:
            learned.extend([example["texts"]] * example["times"])
    learned = [texts for texts in learned if chance.random() < options.share]
    counts = collections.Counter(word for texts in learned for word in set(texts[0]["words"]))
    vocabulary = {word: at + 2 for at, word in enumerate(sorted(word for word in counts if counts[word] >= LEAST_COUNT))}
    kinds = {word: at + 1 for at, words in enumerate(header["kinds"]) for word in words.split()}
    for text in (text for texts in learned + held for text in texts):
        text["rows"] = [vocabulary.get(word, 1) for word in text["words"]]
        text["kinds"] = [kinds.get(word, 0) for word in text["words"]]
    first = learned[0][0]
    shapes = 1 + max(shape for texts in learned for text in texts for shape in text["shapes"])
    signs, marks = len(first["signs"][0]), len(header["marks"])
    network = Network(len(vocabulary) + 2, len(header["kinds"]) + 1, header["affixes"], shapes, signs, marks)
    rate = 6e-3
    optimizer = torch.optim.Adam(network.parameters(), lr=rate)
    print(f"{len(learned)} texts to learn from, {len(held)} held out, {len(vocabulary)} words")
    for turn in range(options.rounds):
        network.train()
        is_rounded = turn >= options.rounds * ROUNDED_FROM
        optimizer.param_groups[0]["lr"] = rate * (1 - turn / options.rounds) + 1e-4
        texts = [
            texts[0] if len(texts) == 1 or random.random() < 0.55 else random.choice(texts[1:]) for texts in learned
        ]
        texts.sort(key=lambda text: len(text["words"]) + random.random() * 15)
        batches = [texts[at : at + 32] for at in range(0, len(texts), 32)]
        random.shuffle(batches)
        for part in batches:
            optimizer.zero_grad()
            # At the end the network learns with the values that will be stored: rounding afterwards costs a point.
            restore = round_to_levels(network) if is_rounded else None
            loss(network, part).backward()
            if restore:
                restore()
            nn.utils.clip_grad_norm_(network.parameters(), 2.0)
            optimizer.step()
        restore = round_to_levels(network)
        read = share_of_names(network, [texts[0] for texts in held])
        restore()
        print(f"round {turn + 1}: {100 * read:.1f} % of the names held out", flush=True)
    if options.share == 1:
        write(options.weights, network, vocabulary, header, signs)


main()
