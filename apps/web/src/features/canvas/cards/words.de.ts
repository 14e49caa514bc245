import type { CardWords } from './words.ts';

const portNames: Readonly<Record<string, string>> = {
  Next: 'Weiter',
  Intent: 'Keine Absicht gewählt',
  Expected: 'Beliebige Antwort',
  Rule: 'Regel',
  Return: 'Bei Rückkehr',
  NoMatch: 'Nicht verstanden',
  NoInput: 'Keine Eingabe',
  Default: 'Sonst',
};

export const words: CardWords = {
  portName: (kind: string) => portNames[kind] ?? 'Weiter',
  testSteps: (count: number) => (count === 1 ? '1 Schritt' : `${count} Schritte`),
  continuesIn: (target: string) => `Weiter in ${target}`,
  connectionLabel: (port: string, source: string, target: string) => `${port}: von ${source} nach ${target}`,
};
