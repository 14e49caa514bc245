import {
  fixedMoment,
  matchUtterance,
  trainIntents,
  type IntentDefinition,
  type SlotTypeDefinition,
} from '@confab/understanding';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportRow } from '../harness/report-row.ts';
import { isSmoke, readSize } from '../harness/sizes.ts';
import { crfPeer, type SlotLearner } from '../peers/slot-peers.ts';

// How well slots are found in unseen utterances: span and name must be exact. The corpus is SNIPS 2017, which is not
// part of the project; of each intent the first 70 utterances are samples, as in the published figures:
//
//   NLU_CORPORA=<folder> npm run bench -- slots
//
// Beside ours, CRFsuite learns the words of the same samples with their slots; each of its models knows its intent.
// NLU_SPLIT=valid judges the part that settings are tuned on; NLU_SAMPLES sets the number of samples of an intent.

interface Utterance {
  readonly split: string;
  readonly intent: string;
  readonly words: readonly string[];
  /** `O`, `B-slot` or `I-slot` of each word. */
  readonly tags: readonly string[];
}

/** Words of an utterance that fill a slot, from `start` to before `end`. */
interface Span {
  readonly slot: string;
  readonly start: number;
  readonly end: number;
}

const goal = 0.83;
const samplesOfIntent = readSize(70, 2, 'NLU_SAMPLES');
const judgedSplit = process.env.NLU_SPLIT ?? 'test';
const file = join(process.env.NLU_CORPORA ?? '', 'snips.slots.tsv');
if (!isSmoke && !existsSync(file)) {
  process.stdout.write('slots: NLU_CORPORA names no folder with snips.slots.tsv\n');
  process.exit(1);
}

/** For the smallest form, which needs no corpus. */
const smallest = `split\ttokens\tintent\tbio
train\tplay some jazz\tPlay\tO O B-genre
train\tplay quiet rock now\tPlay\tO O B-genre O
train\ta table for four\tBook\tO O O B-party_size_number
train\tbook for two please\tBook\tO O B-party_size_number O
test\tplay some soul\tPlay\tO O B-genre
test\ta table for nine\tBook\tO O O B-party_size_number`;

const utterances = (isSmoke ? smallest : readFileSync(file, 'utf8'))
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Utterance => {
    const [split = '', text = '', intent = '', tags = ''] = line.split('\t');
    return { split, intent, words: text.split(' '), tags: tags.split(' ') };
  });
const names = [...new Set(utterances.map(({ intent }) => intent))];
const samples = names.flatMap((intent) => listOf(intent, 'train').slice(0, samplesOfIntent));
const startedAt = performance.now();
const model = trainIntents(names.map(toIntent), 'en', toLists(samples));
// Scopes and slots are learned on their first use.
for (const { words } of samples.filter((_sample, at) => at % samplesOfIntent === 0)) ask(words.join(' '));
const trainMs = performance.now() - startedAt;

interface Counts {
  right: number;
  found: number;
  meant: number;
}

let [turns, turnMs] = [0, 0];
const [known, matched] = [
  judgeAll('intent is known', (utterance) => findSlots(utterance, [utterance.intent])),
  judgeAll('intent is matched', (utterance) => findSlots(utterance, names)),
];
const learnByPeer = crfPeer();
const peer = learnByPeer && judgePeer(learnByPeer);
process.stdout.write(
  `slots: ${samples.length} samples learned in ${trainMs.toFixed(0)} ms; an utterance takes ${(turnMs / turns).toFixed(2)} ms\n`,
);
reportRow({ work: `slots: F1, ${samplesOfIntent} samples an intent`, ratio: toF1(known), unit: '', atLeast: goal });
reportRow({ work: `slots: F1, ${samplesOfIntent} samples, intent matched`, ratio: toF1(matched), unit: '' });
reportRow({ work: 'slots: F1 beside CRFsuite', ratio: peer ? toF1(known) / toF1(peer) : Number.NaN });

/** Finds the slots of an utterance, each written by `writeSpan`. */
type SlotFinder = (utterance: Utterance) => readonly string[];

function judgeAll(title: string, find: SlotFinder): Counts {
  process.stdout.write(`${title.padEnd(24)}${'precision'.padStart(10)}${'recall'.padStart(10)}${'F1'.padStart(10)}\n`);
  const all: Counts = { right: 0, found: 0, meant: 0 };
  for (const intent of names) {
    const own: Counts = { right: 0, found: 0, meant: 0 };
    for (const utterance of listOf(intent, judgedSplit)) judge(utterance, find, own);
    printRow(intent, own);
    for (const key of ['right', 'found', 'meant'] as const) all[key] += own[key];
  }
  printRow('all', all);
  return all;
}

function listOf(intent: string, split: string): readonly Utterance[] {
  return utterances.filter((one) => one.split === split && one.intent === intent);
}

function ask(text: string, scope: readonly string[] = names) {
  return matchUtterance(model, text, scope, fixedMoment(Date.UTC(2017, 5, 1)))[0];
}

function judge(utterance: Utterance, find: SlotFinder, counts: Counts): void {
  const slots = find(utterance);
  const wanted = new Set(listSpans(utterance.tags).map(writeSpan));
  counts.found += slots.length;
  counts.meant += wanted.size;
  counts.right += slots.filter((slot) => wanted.has(slot)).length;
}

function writeSpan({ slot, start, end }: Span): string {
  return `${slot} ${start} ${end}`;
}

/** Slots are judged in the intent that was matched: slots of a wrong intent do not count. */
function findSlots({ intent, words }: Utterance, scope: readonly string[]): readonly string[] {
  const text = words.join(' ');
  const askedAt = performance.now();
  const best = ask(text, scope);
  turnMs += performance.now() - askedAt;
  turns += 1;
  const ends = new Map<number, number>();
  const starts = new Map<number, number>();
  let at = 0;
  for (const [place, word] of words.entries()) {
    starts.set(at, place);
    ends.set(at + word.length, place + 1);
    at += word.length + 1;
  }
  return (best?.slots ?? []).map(({ slot, start, end }) =>
    best?.intentId === intent ? `${slot} ${starts.get(start)} ${ends.get(end)}` : 'slot of a wrong intent',
  );
}

function judgePeer(learn: SlotLearner): Counts {
  const taggers = new Map(names.map((name) => [name, learn(samples.filter(({ intent }) => intent === name))]));
  return judgeAll('CRFsuite, intent known', ({ intent, words }) =>
    listSpans(taggers.get(intent)?.(words) ?? []).map(writeSpan),
  );
}

function listSpans(tags: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const [place, tag] of tags.entries()) {
    const slot = tag.slice(2);
    const last = spans.at(-1);
    if (tag.startsWith('I-') && last?.slot === slot && last.end === place)
      spans.splice(-1, 1, { ...last, end: place + 1 });
    else if (tag !== 'O') spans.push({ slot, start: place, end: place + 1 });
  }
  return spans;
}

/** An intent whose samples have marks in place of values, as an author writes them. */
function toIntent(intent: string): IntentDefinition {
  const own = samples.filter((one) => one.intent === intent);
  const slots = new Set(own.flatMap(({ tags }) => listSpans(tags).map(({ slot }) => slot)));
  return {
    id: intent,
    name: intent,
    keywords: [],
    samples: own.map(({ words, tags }) => {
      const marked = new Map(listSpans(tags).map((span) => [span.start, span]));
      return words
        .flatMap((word, place) => {
          const span = marked.get(place);
          if (span) return [`{${span.slot}}`];
          return tags[place] === 'O' ? [word] : [];
        })
        .join(' ');
    }),
    slots: [...slots].map((name) => ({ name, type: getKind(name) ?? name })),
  };
}

/**
 * Numbers are read by the engine; every other slot has an open list of the values that its samples had, times too, as
 * they are anything from 'now' to 'next winter'.
 */
function getKind(slot: string): string | undefined {
  return slot.endsWith('_number') || slot.endsWith('rating') || slot.endsWith('_value') ? 'number' : undefined;
}

/** Slots of one name share a list, as the cities of two intents. */
function toLists(of: readonly Utterance[]): SlotTypeDefinition[] {
  const values = new Map<string, Set<string>>();
  for (const { words, tags } of of)
    for (const { slot, start, end } of listSpans(tags)) {
      if (getKind(slot) !== undefined) continue;
      const own = values.get(slot) ?? new Set();
      values.set(slot, own.add(words.slice(start, end).join(' ')));
    }
  return [...values].map(([name, own]) => ({
    id: name,
    name,
    isOpen: true,
    values: [...own].map((value) => ({ value, synonyms: [] })),
  }));
}

function toF1({ right, found, meant }: Counts): number {
  return (2 * right) / Math.max(1, found + meant);
}

function printRow(name: string, counts: Counts): void {
  const percent = (share: number) => (100 * share).toFixed(1).padStart(10);
  const { right, found, meant } = counts;
  const cells = [right / Math.max(1, found), right / Math.max(1, meant), toF1(counts)];
  process.stdout.write(`${name.padEnd(24)}${cells.map(percent).join('')}\n`);
}
