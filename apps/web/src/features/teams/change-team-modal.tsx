import { switchableTeams, teamMessages } from '@confab/access';
import type { Flavour } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Anchor, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../session/session-store.ts';
import { leaveWithGuard } from '../../leave-guard/leave-guard.ts';
import { useOpenSite } from '../../session/use-open-site.ts';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import { useChangeTeam } from './use-change-team.ts';
import { useMyTeams } from './use-teams.ts';
import { words } from './words.ts';
import classes from './teams.module.css';
import { nameMessage, type Message } from '../../words/message.ts';

interface ChangeTeamModalProps {
  readonly flavour: Flavour;
  readonly onClose: () => void;
}

/** The dialog that changes the active team (P2.48, P2.49, P2.50). */
export function ChangeTeamModal({ flavour, onClose }: ChangeTeamModalProps) {
  const text = useWords(words);
  const translate = useMessage();
  const openSite = useOpenSite();
  const teams = useMyTeams();
  const change = useChangeTeam(flavour);
  // The team before the change; the active team itself changes at once.
  const [current] = useState(() => useSession.getState().activeTeam);
  const [chosenId, setChosenId] = useState('');
  const [problem, setProblem] = useState<Message>();
  const offered = switchableTeams(teams.data ?? []);
  const failure = problem ?? change.error ?? teams.error ?? undefined;

  function confirm() {
    const chosen = offered.find(({ teamId }) => teamId === chosenId);
    setProblem(chosen ? undefined : nameMessage('teamMessages.nothingChosen', teamMessages.nothingChosen));
    if (chosen) leaveWithGuard('/', () => change.mutate(chosen, { onSuccess: onClose }));
  }

  return (
    <ModalFrame
      title={text.changeTeam}
      isLoading={teams.isPending}
      messages={failure === undefined ? [] : [{ level: 'error', text: translate(failure) }]}
      buttons={[
        { label: text.cancel, kind: 'secondary', onPress: onClose },
        { label: text.ok, kind: 'primary', isLoading: change.isPending, onPress: confirm },
      ]}
      onClose={onClose}
    >
      <dl className={classes.current}>
        <dt>{text.currentTeam}</dt>
        <dd>{current?.teamName}</dd>
      </dl>
      <NativeSelect
        label={text.newTeam}
        value={chosenId}
        data={[
          { value: '', label: text.chooseTeam },
          ...offered.map(({ teamId, description }) => ({ value: teamId, label: description })),
        ]}
        data-autofocus
        onChange={(event) => setChosenId(event.currentTarget.value)}
      />
      <Anchor component="button" type="button" size="sm" mt="md" onClick={() => void openSite('my', '/teams')}>
        {text.manageTeams}
      </Anchor>
    </ModalFrame>
  );
}
