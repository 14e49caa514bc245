import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSmoke } from '../harness/sizes.ts';
import { ensurePeers } from '../lib-peers.ts';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('.', import.meta.url));
const binary = join(folder, 'node_modules/crfsuite/lib/binding/napi-v3/crfsuite.node');

/** Words with a tag each: `O`, `B-slot` or `I-slot`. */
interface TaggedWords {
  readonly words: readonly string[];
  readonly tags: readonly string[];
}

/** Learns tagged words and returns how it tags others. */
export type SlotLearner = (samples: readonly TaggedWords[]) => (words: readonly string[]) => readonly string[];

/** The used part of crfsuite. */
interface Crfsuite {
  readonly Trainer: new (settings: { readonly debug: boolean }) => {
    set_params(settings: Readonly<Record<string, string>>): void;
    append(features: readonly (readonly string[])[], tags: readonly string[]): void;
    train(file: string): number;
  };
  readonly Tagger: new () => {
    open(file: string): boolean;
    /** Its types promise an object, but it returns the tags. */
    tag(features: readonly (readonly string[])[]): readonly string[];
  };
}

/**
 * CRFsuite, a linear-chain conditional random field, with the settings and the kinds of features of its tutorial. It is
 * compiled on the first use.
 *
 * @returns undefined where it is not installed or cannot be compiled
 */
export function crfPeer(): SlotLearner | undefined {
  if (!ensurePeers() || !ensureCompiled()) return undefined;
  const { Trainer, Tagger } = require('crfsuite') as Crfsuite;
  const models = mkdtempSync(join(tmpdir(), 'confab-bench-crf-'));
  let learned = 0;
  return (samples) => {
    const trainer = new Trainer({ debug: false });
    trainer.set_params({ c1: '0.1', c2: '0.1', max_iterations: '200', 'feature.possible_transitions': '1' });
    for (const { words, tags } of samples) trainer.append(listFeatures(words), tags);
    learned += 1;
    const file = join(models, String(learned));
    trainer.train(file);
    const tagger = new Tagger();
    tagger.open(file);
    return (words) => tagger.tag(listFeatures(words));
  };
}

function ensureCompiled(): boolean {
  if (existsSync(binary)) return true;
  if (isSmoke || !existsSync(join(folder, 'node_modules/crfsuite'))) return false;
  try {
    // Without the setting, its install script would look for a binary to download.
    const env = { ...process.env, npm_config_build_from_source: 'true' };
    execFileSync('npm', ['rebuild', 'crfsuite', '--loglevel=error'], { cwd: folder, stdio: 'inherit', env });
  } catch {
    process.stdout.write('crfsuite could not be compiled: without it\n');
  }
  return existsSync(binary);
}

/** The features of each word: its letters and beginnings and ends of them, and the words around it. */
function listFeatures(words: readonly string[]): string[][] {
  const lower = words.map((word) => word.toLowerCase());
  return lower.map((word, at) => [
    'bias',
    `word=${word}`,
    `begin=${word.slice(0, 3)}`,
    `end3=${word.slice(-3)}`,
    `end2=${word.slice(-2)}`,
    `number=${/^\d+$/.test(word)}`,
    ...[-2, -1, 1, 2].map((distance) => `word${distance}=${lower[at + distance] ?? 'edge'}`),
  ]);
}
