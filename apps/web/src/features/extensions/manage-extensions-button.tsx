import { Button } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { useManageExtensions } from './extensions-context.tsx';
import { words } from './words.ts';

/** The button that opens Manage Extensions from the project settings. */
export function ManageExtensionsButton() {
  const say = useWords(words);
  return (
    <Button size="compact-sm" variant="default" leftSection={<IconPuzzle size={16} />} onClick={useManageExtensions()}>
      {say.manage}
    </Button>
  );
}
