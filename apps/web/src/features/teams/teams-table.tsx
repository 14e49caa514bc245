import type { TeamMembership } from '@confab/model';
import { IconButton } from '@confab/ui';
import { UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { useKeepFocusNear } from '../../platform/focus/use-keep-focus-near.ts';
import { words } from './words.ts';
import classes from './teams.module.css';

interface TeamsTableProps {
  readonly teams: readonly TeamMembership[];
  /** The ids of the invitations whose answers are pending. */
  readonly answering: readonly string[];
  readonly onOpen: (team: TeamMembership) => void;
  readonly onAnswer: (team: TeamMembership, isAccepted: boolean) => void;
}

/** The teams as a table. An invitation is answered in its row; any other row opens its team (P2.41, P2.43, P2.44). */
export function TeamsTable({ teams, answering, onOpen, onAnswer }: TeamsTableProps) {
  const text = useWords(words);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{text.teamName}</th>
          <th scope="col">{text.myPermission}</th>
          <th scope="col">
            <span className="cf-visually-hidden">{text.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map((team) =>
          team.invitePending ? (
            <tr key={team.teamId}>
              <td className={classes.invitation}>
                {team.description} <span className={classes.invited}>{text.invited}</span>
              </td>
              <td>{text[team.permission]}</td>
              <td className={classes.actions}>
                <InvitationActions
                  team={team.description}
                  isWorking={answering.some((id) => id === team.teamInvitationId)}
                  onAnswer={(isAccepted) => onAnswer(team, isAccepted)}
                />
              </td>
            </tr>
          ) : (
            <OpenableRow key={team.teamId} team={team} onOpen={() => onOpen(team)} />
          ),
        )}
      </tbody>
    </table>
  );
}

/** The whole row reacts to clicks; keyboard users press the name button. The row handles both events. */
function OpenableRow({ team, onOpen }: { readonly team: TeamMembership; readonly onOpen: () => void }) {
  const text = useWords(words);
  const row = useKeepFocusNear<HTMLTableRowElement>();
  return (
    <tr ref={row} className={classes.openable} onClick={onOpen}>
      <td>
        <UnstyledButton className={classes.name ?? ''}>{team.description}</UnstyledButton>
      </td>
      <td>{text[team.permission]}</td>
      <td className={classes.actions}>
        <IconButton tabIndex={-1} label={text.edit(team.description)} icon={<IconPencil size={18} stroke={1.8} />} />
      </td>
    </tr>
  );
}
