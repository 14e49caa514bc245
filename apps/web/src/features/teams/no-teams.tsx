import { EmptyState } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** Shown to a person who is in no team, on every page that has something of a team. */
export function NoTeams() {
  const text = useWords(words);
  return (
    <EmptyState
      icon={<IconUsers size={24} />}
      title={text.emptyTitle}
      action={<Button onClick={() => openModal('createTeam', {})}>{text.createTeam}</Button>}
    >
      {text.empty}
    </EmptyState>
  );
}
