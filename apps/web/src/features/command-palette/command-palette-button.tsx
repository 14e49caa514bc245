import { IconButton } from '@confab/ui';
import { IconSearch } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { openCommandPalette } from './use-command-palette.ts';
import { words } from './words.ts';

/** The header button that opens the command palette. */
export function CommandPaletteButton() {
  const { button } = useWords(words);
  return <IconButton label={button} icon={<IconSearch size={18} stroke={1.8} />} onClick={openCommandPalette} />;
}
