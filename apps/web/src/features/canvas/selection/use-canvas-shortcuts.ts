import { useWords } from '../../../words/define-words.ts';
import { usePageShortcuts } from '../../command-palette/index.ts';
import { words } from '../words.ts';
import type { CanvasCommand } from './canvas-command.ts';

/** Lists the keys of the canvas with those of the page. */
export function useCanvasShortcuts(commands: readonly CanvasCommand[]): void {
  const say = useWords(words);
  usePageShortcuts([
    ...commands.flatMap(({ label, shortcut }) => (shortcut ? [{ label, shortcut }] : [])),
    { label: say.moveSelection, shortcut: say.arrowKeys },
    { label: say.goToCard, shortcut: `Alt ${say.arrowKeys}` },
  ]);
}
