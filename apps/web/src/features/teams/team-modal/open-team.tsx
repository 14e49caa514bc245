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
import { TeamName } from './team-name.tsx';
import { useAttempt } from './use-attempt.ts';
import { useTeamOrders } from './use-team-orders.ts';

interface OpenTeamProps {
  readonly team: TeamMembership;
  readonly onClose: () => void;
}

/** The team as its Admins run it, and as everybody else in it reads it (P2.54, P2.55, P6.4, P6.5). */
export function OpenTeam({ team, onClose }: OpenTeamProps) {
  const { teamId, description, permission } = team;
  const text = useWords(words);
  const say = useMessage();
  const [permissionBefore] = useState(permission);
  const list = useMembers(teamId);
  const orders = useTeamOrders(teamId);
  const { failure, attempt, fail, failureRef } = useAttempt();
  const members = list.data?.filter(({ invitePending }) => !invitePending) ?? [];
  const pending = list.data?.filter(({ invitePending }) => invitePending) ?? [];
  const mayInvite = can(permission, 'team.invite');

  function remove() {
    const problem = deletionProblem(members.length);
    if (problem !== undefined) return fail(problem);
    openModal('confirm', {
      title: text.deleteTitle,
      message: text.deleteQuestion(description),
      confirmLabel: text.delete,
      onConfirm: async () => {
        await orders.remove();
        onClose();
      },
    });
  }

  const heading = can(permission, 'team.rename') && (
    <TeamName key={description} name={description} onRename={(name) => attempt(() => orders.rename(name))} />
  );
  return (
    <ModalFrame title={description} {...(heading ? { heading } : {})} size={680} onClose={onClose}>
      {failure !== undefined && (
        <div ref={failureRef}>
          <Banner level="error" isBoxed>
            {say(failure)}
          </Banner>
        </div>
      )}
      {permission !== permissionBefore && (
        <Banner level="info" isBoxed>
          {text.permissionNow(text[permission])}
        </Banner>
      )}
      <MembersSection
        members={members}
        list={list}
        permission={permission}
        orders={orders}
        attempt={attempt}
        onLeft={onClose}
      />
      {mayInvite && <InviteSection members={members} orders={orders} />}
      {!mayInvite && (
        <Section title={text.invite}>
          <Text c="var(--cf-quiet)">{say(teamMessages.adminNeeded)}</Text>
        </Section>
      )}
      {list.data !== undefined && (
        <PendingSection pending={pending} mayManage={mayInvite} orders={orders} attempt={attempt} />
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
