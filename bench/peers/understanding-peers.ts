import { createRequire } from 'node:module';
import { ensurePeers } from '../lib-peers.ts';
import type { Learner } from '../language/understanding.ts';

const require = createRequire(import.meta.url);

/** The used part of node-nlp, which brings no types. */
interface NlpManager {
  addDocument(language: string, text: string, intent: string): void;
  train(): Promise<void>;
  process(language: string, text: string): Promise<{ intent: string; score: number }>;
}

export async function nodeNlpPeer(): Promise<Learner> {
  ensurePeers();
  const { NlpManager } = require('node-nlp') as { NlpManager: new (settings: object) => NlpManager };
  return {
    name: 'node-nlp',
    async learn(samples) {
      const manager = new NlpManager({ languages: ['en'], nlu: { log: false }, autoSave: false, forceNER: false });
      for (const { text, intent } of samples) manager.addDocument('en', text, intent);
      await manager.train();
      return async (text) => {
        const { intent, score } = await manager.process('en', text);
        return intent === 'None' ? { intent: '', score: 0 } : { intent, score };
      };
    },
  };
}

/** The used part of the naive Bayes classifier. */
interface BayesClassifier {
  definePrepTasks(tasks: readonly unknown[]): void;
  defineConfig(settings: object): void;
  learn(text: string, label: string): void;
  consolidate(): void;
  computeOdds(text: string): readonly (readonly [string, number])[];
}

export async function bayesPeer(): Promise<Learner> {
  ensurePeers();
  const create = require('wink-naive-bayes-text-classifier') as () => BayesClassifier;
  const text = require('wink-nlp-utils') as { string: { tokenize0: unknown }; tokens: { stem: unknown } };
  return {
    name: 'naive Bayes',
    async learn(samples) {
      const classifier = create();
      classifier.definePrepTasks([text.string.tokenize0, text.tokens.stem]);
      classifier.defineConfig({ considerOnlyPresence: true, smoothingFactor: 0.5 });
      for (const sample of samples) classifier.learn(sample.text, sample.intent);
      classifier.consolidate();
      return async (said) => {
        const [best] = classifier.computeOdds(said);
        // Log odds become a probability.
        return { intent: best?.[0] ?? '', score: best ? 1 / (1 + 2 ** -best[1]) : 0 };
      };
    },
  };
}
