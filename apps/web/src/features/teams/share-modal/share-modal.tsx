import { can, teamMessages } from '@confab/access';
import type { ProjectId, TeamId } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { openModal } from '../../../modals/modal-store.ts';
import { copyWithToast } from '../../../toasts/index.ts';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { InviteSection } from '../team-modal/invite-section.tsx';
import { Section } from '../team-modal/section.tsx';
import { useTeamActions } from '../team-modal/use-team-actions.ts';
import { useMembers, useMyTeams } from '../use-teams.ts';
import { words } from '../words.ts';
import { TeamPeople } from './team-people.tsx';
import { nameMessage } from '../../../words/message.ts';

interface ShareModalProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly projectName: string;
  readonly onClose: () => void;
}

/** The dialog that shares a project: its address, an invitation that leads to it, and who has access already. */
export function ShareModal({ teamId, projectId, projectName, onClose }: ShareModalProps) {
  const text = useWords(words);
  const translate = useMessage();
  const team = useMyTeams().data?.find((known) => known.teamId === teamId && !known.invitePending);
  const people = useMembers(teamId);
  const members = people.data?.filter(({ invitePending }) => !invitePending) ?? [];
  const actions = useTeamActions(teamId);
  const canInvite = team !== undefined && can(team.permission, 'team.invite');
  // The address of the open page, so that a colleague sees the same place.
  const address = window.location.href;
  return (
    <ModalFrame title={text.shareTitle(projectName)} size={560} onClose={onClose}>
      {canInvite && (
        <InviteSection
          members={members}
          actions={{ invite: (emails, permission) => actions.invite(emails, permission, projectId) }}
          firstPermission="AppEditor"
        />
      )}
      {team !== undefined && !canInvite && (
        <Section title={text.invite}>
          <Text c="var(--cf-quiet)">
            {translate(nameMessage('teamMessages.adminNeeded', teamMessages.adminNeeded))}
          </Text>
        </Section>
      )}
      <TeamPeople list={people} />
      <Section title={text.link}>
        <Group gap="sm" wrap="nowrap">
          <TextInput
            flex={1}
            readOnly
            aria-label={text.link}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="default" leftSection={<IconLink size={16} />} onClick={() => void copyWithToast(address)}>
            {text.copyLink}
          </Button>
        </Group>
        <Text size="sm" c="var(--cf-quiet)" mt="xs">
          {text.linkHint}
        </Text>
      </Section>
      <Group justify="space-between" mt="lg">
        <Button
          variant="subtle"
          onClick={() => {
            onClose();
            openModal('team', { teamId });
          }}
        >
          {text.manageTeam}
        </Button>
        <Button onClick={onClose}>{text.close}</Button>
      </Group>
    </ModalFrame>
  );
}
