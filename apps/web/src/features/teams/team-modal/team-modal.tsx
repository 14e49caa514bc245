import type { TeamId } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMyTeams } from '../use-teams.ts';
import { words } from '../words.ts';
import { OpenTeam } from './open-team.tsx';

interface TeamModalProps {
  readonly teamId: TeamId;
  readonly onClose: () => void;
}

/**
 * The dialog of a team: its name, its members and its invitations (P2.53).
 *
 * The member's own permission comes from the list of their teams, so the open dialog changes when an Admin changes the
 * permission or removes the member.
 */
export function TeamModal({ teamId, onClose }: TeamModalProps) {
  const text = useWords(words);
  const translate = useMessage();
  const teams = useMyTeams();
  const team = teams.data?.find((known) => known.teamId === teamId && !known.invitePending);
  if (team) return <OpenTeam team={team} onClose={onClose} />;
  return (
    <ModalFrame
      title={text.team}
      isLoading={teams.isPending}
      messages={teams.isError ? [{ level: 'error', text: translate(teams.error) }] : []}
      buttons={[{ label: text.close, kind: 'primary', onPress: onClose }]}
      onClose={onClose}
    >
      {teams.isSuccess && <span role="status">{text.noMember}</span>}
    </ModalFrame>
  );
}
