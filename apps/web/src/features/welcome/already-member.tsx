import { teamCalls } from '@confab/contracts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { useWords } from '../../words/define-words.ts';
import { EntryCard, FormMessage } from '../sign-in/index.ts';
import { getLandingAddress, toTeamLanding } from './team-landing.ts';
import type { Invitation } from './use-invitation.ts';
import classes from './welcome.module.css';
import { words } from './words.ts';
import { getFallback, type Message } from '../../words/message.ts';

interface AlreadyMemberProps {
  readonly invitation: Invitation;
  /** Opens an address; tests observe it. */
  readonly leave?: (address: string) => void;
}

const leavePage = (address: string) => location.assign(address);

/** Shown to the member who opens the link of an accepted invitation again: a link to the team. */
export function AlreadyMember({ invitation, leave = leavePage }: AlreadyMemberProps) {
  const say = useWords(words);
  const api = useApi();
  const [failure, setFailure] = useState<Message>();
  const { teamName, teamId } = invitation;

  /** The team may not be the active one any more. */
  async function openTeam() {
    setFailure(undefined);
    try {
      if (teamId !== undefined) await api.call(teamCalls.setActive, { query: { teamId } });
      leave(getLandingAddress(toTeamLanding(invitation)) ?? '/');
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : getFallback(teamCalls.setActive));
    }
  }

  return (
    <EntryCard heading={say.alreadyMember} isWide sub={say.memberOf(teamName)}>
      <div className={classes.parts}>
        <FormMessage message={failure} />
        <Button size="md" onClick={() => void openTeam()}>
          {say.openTeam(teamName)}
        </Button>
      </div>
    </EntryCard>
  );
}
