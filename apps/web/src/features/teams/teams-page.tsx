import { isOpenable } from '@confab/access';
import { Banner, FailureState } from '@confab/ui';
import type { TeamMembership } from '@confab/model';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { openModal } from '../../modals/modal-store.ts';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import { usePageActions } from '../command-palette/index.ts';
import { NoTeams } from './no-teams.tsx';
import { TeamsTable } from './teams-table.tsx';
import { useInvitationAnswers, useMyTeams } from './use-teams.ts';
import { words } from './words.ts';
import classes from './teams.module.css';

/** The My Teams page: memberships and open invitations (P2.40). */
export function TeamsPage() {
  const text = useWords(words);
  const translate = useMessage();
  const teams = useMyTeams();
  const answers = useInvitationAnswers();
  const panel = useRef<HTMLElement>(null);
  const create = () => openModal('createTeam', {});
  const open = ({ teamId }: TeamMembership) => openModal('team', { teamId });
  const openable = (teams.data ?? []).filter(isOpenable);
  usePageActions([
    { id: 'create-team', label: text.createTeam, group: text.teams, run: create },
    ...openable.map((team) => ({
      id: team.teamId,
      label: text.edit(team.description),
      group: text.teams,
      run: () => open(team),
    })),
  ]);

  async function answer({ teamInvitationId }: TeamMembership, isAccepted: boolean) {
    if (teamInvitationId === null) return;
    // The pressed button disappears with the invitation, so the panel takes the focus.
    if (await answers.answer(teamInvitationId, isAccepted)) panel.current?.focus();
  }

  return (
    <section className={classes.page} aria-labelledby="my-teams" ref={panel} tabIndex={-1}>
      <div className={classes.head}>
        <h1 id="my-teams" className="cf-page-heading">
          {text.myTeams}
        </h1>
        <Button leftSection={<IconPlus size={16} />} onClick={create}>
          {text.createTeam}
        </Button>
      </div>
      {[...new Set(answers.failures.map((failure) => translate(failure)))].map((failure) => (
        <Banner key={failure} level="error" isBoxed>
          {failure}
        </Banner>
      ))}
      {teams.isPending && (
        <div role="status" aria-label={text.loading} className={classes.loading}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={52} radius="sm" />
          ))}
        </div>
      )}
      {teams.isError && teams.data === undefined && (
        <FailureState title={text.failed} message={translate(teams.error)} onRetry={() => teams.refetch()} />
      )}
      {teams.data?.length === 0 && <NoTeams />}
      {teams.data !== undefined && teams.data.length > 0 && (
        <TeamsTable
          teams={teams.data}
          answering={answers.pendingIds}
          onOpen={open}
          onAnswer={(team, isAccepted) => void answer(team, isAccepted)}
        />
      )}
    </section>
  );
}
