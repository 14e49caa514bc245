import { matchUtterance, trainIntents } from '@confab/understanding';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportRow } from '../harness/report-row.ts';
import { isSmoke } from '../harness/sizes.ts';
import { ensurePeers } from '../lib-peers.ts';
import { bayesPeer, nodeNlpPeer } from '../peers/understanding-peers.ts';

// Accuracy, confidence and speed of intent matching, compared with node-nlp and a naive Bayes classifier, trained and
// evaluated in the same run. The corpora are not part of the project:
//
//   NLU_CORPORA=<folder> npm run bench -- understanding
//
// AUROC measures how well the confidence of the best intent separates the test utterances, which match an intent, from
// foreign ones: the area under the ROC curve, by ranks. It is the probability that a test utterance has a higher
// confidence than a foreign one, where equal confidences count half.

interface Sample {
  readonly split: string;
  readonly text: string;
  readonly intent: string;
}

/** A classifier: learns samples and returns the intent and the confidence of a text. */
export interface Learner {
  readonly name: string;
  learn(samples: readonly Sample[]): Promise<(text: string) => Promise<{ intent: string; score: number }>>;
}

/** The least AUROC of this engine, in each task. */
const leastAuroc = 0.92;
const ours = createLearner('confab', (intent) => intent);
/** Without the names of the intents, which no other learner reads. */
const unnamed = createLearner('confab, no names', () => '');

function createLearner(name: string, getName: (intent: string) => string): Learner {
  return { name, learn };

  async function learn(samples: readonly Sample[]) {
    const texts = new Map<string, string[]>();
    for (const { intent, text } of samples) texts.set(intent, [...(texts.get(intent) ?? []), text]);
    const intents = [...texts].map(([id, own]) => ({ id, name: getName(id), samples: own, keywords: [] }));
    const model = trainIntents(intents, 'en');
    const ids = intents.map(({ id }) => id);
    const ask = async (text: string) => {
      const [best] = matchUtterance(model, text, ids);
      return { intent: best?.intentId ?? '', score: best?.score ?? 0 };
    };
    // A scope is learned on its first use.
    await ask('something that nobody wrote');
    return ask;
  }
}

const folder = process.env.NLU_CORPORA ?? '';
if (!isSmoke && !existsSync(join(folder, 'hwu64.tsv'))) {
  process.stdout.write(
    'understanding: NLU_CORPORA names no folder with hwu64.tsv, banking77.tsv, braun-chatbot.tsv and snips.slots.tsv\n',
  );
  process.exit(1);
}
const corpus = (name: string): Sample[] =>
  readFileSync(join(folder, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [split = '', text = '', intent = ''] = line.split('\t');
      return { split, text, intent };
    });
const corpora = ['hwu64', 'banking77', 'braun-chatbot', 'snips.slots'];
const [hwu, banking, braun, snips] = isSmoke ? [] : corpora.map(corpus);
const part = (samples: Sample[] | undefined, split: string) => (samples ?? []).filter((one) => one.split === split);
function firstOfEach(samples: Sample[], most: number) {
  const counts = new Map<string, number>();
  return samples.filter(({ intent }) => {
    const count = (counts.get(intent) ?? 0) + 1;
    counts.set(intent, count);
    return count <= most;
  });
}

interface Task {
  readonly name: string;
  readonly train: Sample[];
  readonly test: Sample[];
  /** Utterances of another domain, which match no intent. */
  readonly foreign: Sample[];
}
/** For the smallest form, which needs no corpora. */
const smallest: Task = {
  name: 'made up',
  train: ['what is on the menu', 'show me the menu', 'when do you open', 'are you open on sunday'].map(toSample),
  test: ['the menu please', 'when are you open'].map(toSample),
  foreign: ['transfer ten pounds', 'freeze my card'].map(toSample),
};
const tasks: readonly Task[] = isSmoke ? [smallest] : listTasks();
const learners = [ours, unnamed, ...(ensurePeers() ? [await nodeNlpPeer(), await bayesPeer()] : [])];
const onlyFew = process.env.NLU_ALL === undefined;
process.stdout.write(
  `${'task'.padEnd(16)}${'learner'.padEnd(18)}right %  sure %  right of sure %  foreign refused %  AUROC  train ms  p50 us  p99 us\n`,
);
for (const task of tasks.filter(({ train }) => !onlyFew || train.length <= 1_000)) {
  const measured: Measured[] = [];
  for (const learner of learners) measured.push(await measure(task, learner));
  const [own, , ...peers] = measured;
  if (!own) continue;
  reportRow({
    work: `understanding: right answers beside the best peer, ${task.name}`,
    ratio: peers.length === 0 ? Number.NaN : own.right / Math.max(...peers.map(({ right }) => right)),
  });
  reportRow({
    work: `understanding: AUROC of foreign utterances, ${task.name}`,
    ratio: own.auroc,
    unit: '',
    atLeast: leastAuroc,
  });
}
if (onlyFew && !isSmoke)
  process.stdout.write('understanding: the rows with all samples run with NLU_ALL=1; they take some minutes\n');

function toSample(text: string): Sample {
  return { split: 'all', text, intent: text.includes('menu') ? 'menu' : 'hours' };
}

function listTasks(): readonly Task[] {
  return [
    { name: 'braun-chatbot', train: part(braun, 'train'), test: part(braun, 'test'), foreign: part(banking, 'test') },
    { name: 'hwu64, 5', train: part(hwu, 'train_5'), test: part(hwu, 'test'), foreign: part(banking, 'test') },
    { name: 'hwu64, 10', train: part(hwu, 'train_10'), test: part(hwu, 'test'), foreign: part(banking, 'test') },
    { name: 'hwu64, all', train: part(hwu, 'train'), test: part(hwu, 'test'), foreign: part(banking, 'test') },
    { name: 'banking77, 5', train: part(banking, 'train_5'), test: part(banking, 'test'), foreign: part(hwu, 'test') },
    {
      name: 'banking77, 10',
      train: part(banking, 'train_10'),
      test: part(banking, 'test'),
      foreign: part(hwu, 'test'),
    },
    { name: 'banking77, all', train: part(banking, 'train'), test: part(banking, 'test'), foreign: part(hwu, 'test') },
    {
      name: 'snips, 70',
      train: firstOfEach(part(snips, 'train'), 70),
      test: part(snips, 'test'),
      foreign: part(banking, 'test'),
    },
    { name: 'snips, all', train: part(snips, 'train'), test: part(snips, 'test'), foreign: part(banking, 'test') },
  ];
}

interface Measured {
  /** The share of right answers. */
  readonly right: number;
  readonly auroc: number;
}

/** Measures a learner in a task and prints it. */
async function measure({ name, train, test, foreign }: Task, learner: Learner): Promise<Measured> {
  const startedAt = performance.now();
  const ask = await learner.learn(train);
  const trainMs = performance.now() - startedAt;
  const times: number[] = [];
  const scores: number[] = [];
  let [right, sure, rightOfSure] = [0, 0, 0];
  for (const { text, intent } of test) {
    const askedAt = performance.now();
    const answer = await ask(text);
    times.push(performance.now() - askedAt);
    scores.push(answer.score);
    const isRight = answer.intent === intent;
    right += Number(isRight);
    if (answer.score >= 0.5) {
      sure += 1;
      rightOfSure += Number(isRight);
    }
  }
  const foreignScores: number[] = [];
  for (const { text } of foreign) foreignScores.push((await ask(text)).score);
  const refused = foreignScores.filter((score) => score < 0.5).length;
  const auroc = computeAuroc(scores, foreignScores);
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 1_000);
  const percent = (count: number, of: number) => ((100 * count) / Math.max(1, of)).toFixed(1);
  const cells = [
    percent(right, test.length).padStart(7),
    percent(sure, test.length).padStart(8),
    percent(rightOfSure, sure).padStart(17),
    percent(refused, foreign.length).padStart(19),
    auroc.toFixed(3).padStart(7),
    trainMs.toFixed(0).padStart(10),
    String(at(0.5)).padStart(8),
    String(at(0.99)).padStart(8),
  ];
  process.stdout.write(`${name.padEnd(16)}${learner.name.padEnd(18)}${cells.join('')}\n`);
  return { right: right / Math.max(1, test.length), auroc };
}

/**
 * The area under the ROC curve: the sum of the ranks of the positive scores, where equal scores share the mean of their
 * ranks.
 */
function computeAuroc(inside: readonly number[], outside: readonly number[]): number {
  const scored = [
    ...inside.map((score) => ({ score, isInside: true })),
    ...outside.map((score) => ({ score, isInside: false })),
  ].sort((a, b) => a.score - b.score);
  let rankSum = 0;
  for (let start = 0, end = 0; start < scored.length; start = end) {
    let insideOfTie = 0;
    for (; end < scored.length && scored[end]?.score === scored[start]?.score; end += 1)
      insideOfTie += Number(scored[end]?.isInside);
    rankSum += (insideOfTie * (start + 1 + end)) / 2;
  }
  return (rankSum - (inside.length * (inside.length + 1)) / 2) / (inside.length * outside.length);
}
