import { IconButton } from '@confab/ui';
import { IconSearch } from '@tabler/icons-react';
import { openPalette } from './palette-store.ts';

/** Opens the palette for those who do not know its keys. */
export function PaletteButton() {
  return (
    <IconButton
      label="Search and commands (Ctrl K)"
      icon={<IconSearch size={18} stroke={1.8} />}
      onClick={openPalette}
    />
  );
}
