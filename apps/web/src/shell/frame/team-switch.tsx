import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { usePageActions } from '../../features/command-palette/index.ts';
import { getCurrentFlavour } from '../../session/current-flavour.ts';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { openModal } from '../../modals/modal-store.ts';
import { words } from '../words.ts';
import classes from './app-frame.module.css';

/** Shows the active team and opens the modal that changes it; the command palette offers the same. */
export function TeamSwitch() {
  const text = useWords(words);
  const activeTeam = useSession((state) => state.activeTeam);
  const change = () => openModal('changeTeam', { flavour: getCurrentFlavour(location) });
  usePageActions([{ id: 'change-team', label: text.changeTeam, group: text.actions, isEverywhere: true, run: change }]);
  if (!activeTeam) return null;
  return (
    <Button
      className={classes.team ?? ''}
      variant="subtle"
      color="gray"
      c="var(--cf-text)"
      size="compact-sm"
      aria-label={text.changeTeamFrom(activeTeam.teamName)}
      rightSection={<IconChevronDown size={14} />}
      onClick={change}
    >
      {activeTeam.teamName}
    </Button>
  );
}
