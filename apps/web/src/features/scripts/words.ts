import { defineWords } from '../../words/define-words.ts';

const english = {
  title: 'JavaScript Code Editor',
  code: 'Code',
  tabHint: 'Tab indents. Press Esc, then Tab, to leave the code.',
  functionToRun: 'Function to run',
  arguments: 'Arguments',
  argumentsHint: 'As in code, separated by commas: "Ada", 2',
  test: 'Test',
  testHint: 'Ctrl+Enter',
  result: 'Result',
  console: 'Console Log',
  copyResult: 'Copy result',
  copyConsole: 'Copy console log',
  copied: 'Copied to clipboard',
  notRun: 'Not run yet',
  running: 'Running…',
  nothingWritten: 'Nothing was written',
  showLine: (line: number) => `Go to line ${line}`,
  apply: 'Apply',
  cancel: 'Cancel',
  close: 'Close',
  unsaved: 'The code has changes that are not applied. Close the editor without them?',
  discard: 'Discard changes',
};

export type ScriptWords = typeof english;

/** Words of the JavaScript editor. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
