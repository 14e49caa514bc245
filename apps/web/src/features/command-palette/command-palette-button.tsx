import { IconButton } from '@confab/ui';
import { IconSearch } from '@tabler/icons-react';
import { useKeys } from '../../keys/use-keys.ts';
import { useWords } from '../../words/define-words.ts';
import { openCommandPalette } from './use-command-palette.ts';
import { words } from './words.ts';

/** The header button that opens the command palette. */
export function CommandPaletteButton() {
  const { name } = useWords(words);
  const label = `${name} (${useKeys()('Ctrl K')})`;
  return <IconButton label={label} icon={<IconSearch size={18} stroke={1.8} />} onClick={openCommandPalette} />;
}
