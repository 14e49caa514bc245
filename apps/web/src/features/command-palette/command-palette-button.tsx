import { IconButton } from '@confab/ui';
import { IconSearch } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { openCommandPalette } from './use-command-palette.ts';
import { words } from './words.ts';

/** Opens the palette for those who do not know its keys. */
export function CommandPaletteButton() {
  const { button } = useWords(words);
  return <IconButton label={button} icon={<IconSearch size={18} stroke={1.8} />} onClick={openCommandPalette} />;
}
