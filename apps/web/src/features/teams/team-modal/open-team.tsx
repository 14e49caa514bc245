import { can, deletionProblem, teamMessages } from '@confab/access';
import type { TeamMembership } from '@confab/model';
import { Banner, ModalFrame } from '@confab/ui';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { openModal } from '../../../modals/modal-store.ts';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMembers } from '../use-teams.ts';
import { words } from '../words.ts';
import { InviteSection } from './invite-section.tsx';
import { MembersSection } from './members-section.tsx';
import { PendingSection } from './pending-section.tsx';
import { Section } from './section.tsx';
import { StorageSection } from './storage-section.tsx';
import { TeamName } from './team-name.tsx';
import { useAttempt } from './use-attempt.ts';
import { useTeamActions } from './use-team-actions.ts';
import classes from './team-modal.module.css';
import { nameMessage } from '../../../words/message.ts';

interface OpenTeamProps {
  readonly team: TeamMembership;
  readonly onClose: () => void;
}

/** The content of the team dialog: editable for Admins, read-only for other members (P2.54, P2.55, P6.4, P6.5). */
export function OpenTeam({ team, onClose }: OpenTeamProps) {
  const { teamId, description, permission } = team;
  const text = useWords(words);
  const translate = useMessage();
  const [initialPermission] = useState(permission);
  const list = useMembers(teamId);
  const actions = useTeamActions(teamId);
  const { failure, attempt, failureRef } = useAttempt();
  const [wasDeletionAsked, setDeletionAsked] = useState(false);
  const members = list.data?.filter(({ invitePending }) => !invitePending) ?? [];
  const pending = list.data?.filter(({ invitePending }) => invitePending) ?? [];
  const canInvite = can(permission, 'team.invite');
  const problem = deletionProblem(members.length);

  function remove() {
    if (problem !== undefined) return setDeletionAsked(true);
    openModal('confirmationModal', {
      title: text.deleteTitle,
      message: text.deleteQuestion(description),
      confirmLabel: text.delete,
      onConfirm: async () => {
        await actions.remove();
        onClose();
      },
    });
  }

  const heading = can(permission, 'team.rename') && (
    <TeamName name={description} onRename={(name) => attempt(() => actions.rename(name))} />
  );
  return (
    <ModalFrame title={description} {...(heading ? { heading } : {})} size={680} onClose={onClose}>
      {failure !== undefined && (
        <div ref={failureRef} className={classes.failure}>
          <Banner level="error" isBoxed>
            {translate(failure)}
          </Banner>
        </div>
      )}
      {permission !== initialPermission && (
        <Banner level="info" isBoxed>
          {text.permissionNow(text[permission])}
        </Banner>
      )}
      <MembersSection
        members={members}
        list={list}
        permission={permission}
        actions={actions}
        attempt={attempt}
        onLeft={onClose}
      />
      {canInvite && <InviteSection members={members} actions={actions} />}
      {!canInvite && (
        <Section title={text.invite}>
          <Text c="var(--cf-quiet)">
            {translate(nameMessage('teamMessages.adminNeeded', teamMessages.adminNeeded))}
          </Text>
        </Section>
      )}
      {list.data !== undefined && (
        <PendingSection pending={pending} canManage={canInvite} actions={actions} attempt={attempt} />
      )}
      {canInvite && <StorageSection teamId={teamId} />}
      {wasDeletionAsked && problem !== undefined && (
        // Beside the button: the beginning of a long dialog is out of sight when it is pressed.
        <div ref={failureRef} className={classes.failure}>
          <Banner level="error" isBoxed>
            {translate(problem)}
          </Banner>
        </div>
      )}
      <Group justify="space-between" mt="lg">
        {can(permission, 'team.delete') ? (
          <Button variant="default" c="var(--cf-red)" disabled={!list.isSuccess} onClick={remove}>
            {text.deleteTeam}
          </Button>
        ) : (
          <span />
        )}
        <Button onClick={onClose}>{text.close}</Button>
      </Group>
    </ModalFrame>
  );
}
