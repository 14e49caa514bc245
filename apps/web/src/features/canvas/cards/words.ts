import { defineWords, type Translated } from '../../../words/define-words.ts';

/** Names of connectors without a name, by kind. */
const portNames: Readonly<Record<string, string>> = {
  Next: 'Next',
  Intent: 'No intent chosen',
  Expected: 'Any answer',
  Rule: 'Rule',
  Return: 'On return',
  NoMatch: 'No match',
  NoInput: 'No input',
  Default: 'Otherwise',
};

const english = {
  portName: (kind: string) => portNames[kind] ?? 'Next',
  testSteps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  continuesIn: (target: string) => `Continues in ${target}`,
  /** The name of a connection for screen readers. */
  connectionLabel: (port: string, source: string, target: string) => `${port}: from ${source} to ${target}`,
};

/**
 * Interface words of cards. They are separate from those of the canvas, because other features name connectors, too.
 */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type CardWords = Translated<typeof english>;
