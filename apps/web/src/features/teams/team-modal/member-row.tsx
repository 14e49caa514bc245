import { can, teamMessages } from '@confab/access';
import type { TeamMember, TeamRole } from '@confab/model';
import { IconButton } from '@confab/ui';
import { NativeSelect } from '@mantine/core';
import { IconDoorExit, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../session/session-store.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { createShownError, nameMessage } from '../../../words/message.ts';
import { useWords } from '../../../words/define-words.ts';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';
import { words } from '../words.ts';
import { PersonPhoto } from './person-photo.tsx';
import type { Attempt } from './use-attempt.ts';
import { assignableRoles, type AssignableRole, type TeamActions } from './use-team-actions.ts';
import classes from './team-modal.module.css';

interface MemberRowProps {
  readonly member: TeamMember;
  /** The permission of the signed-in account. */
  readonly permission: TeamRole;
  /** Whether the team would have no Admin without this member. */
  readonly isLastAdmin: boolean;
  readonly actions: TeamActions;
  readonly attempt: Attempt;
  readonly onLeft: () => void;
}

/** A member of the team. An Admin can change the permission or remove the member; every member can leave. */
export function MemberRow({ member, permission, isLastAdmin, actions, attempt, onLeft }: MemberRowProps) {
  const text = useWords(words);
  const isSelf = useSession(({ signIn }) => signIn?.tvAccountId === member.tvAccountId);
  const row = useKeepFocusNear<HTMLLIElement>();
  const [chosen, setChosen] = useState<AssignableRole>();
  const { email, name, tvAccountId } = member;
  const shownName = name || email;

  function choose(newPermission: AssignableRole) {
    // The server refuses a team without an Admin, so there is nothing to ask.
    if (!isSelf || isLastAdmin) return void change(newPermission);
    openModal('confirmationModal', {
      title: text.demoteTitle,
      message: text.demoteQuestion(text[newPermission]),
      confirmLabel: text.demote,
      onConfirm: () => actions.changePermission(email, newPermission),
    });
  }

  async function change(newPermission: AssignableRole) {
    setChosen(newPermission);
    await attempt(() => actions.changePermission(email, newPermission));
    setChosen(undefined);
  }

  function remove() {
    if (tvAccountId === null) return;
    // The server would refuse it after the question.
    if (isLastAdmin)
      return void attempt(() =>
        Promise.reject(createShownError(nameMessage('teamMessages.lastAdmin', teamMessages.lastAdmin))),
      );
    openModal('confirmationModal', {
      title: isSelf ? text.leaveTitle : text.removeTitle,
      message: isSelf ? text.leaveQuestion : text.removeQuestion(email),
      confirmLabel: isSelf ? text.leave : text.remove,
      onConfirm: async () => {
        await actions.removeMember(tvAccountId);
        if (isSelf) onLeft();
      },
    });
  }

  return (
    <li ref={row} className={classes.person}>
      <PersonPhoto name={shownName} accountId={tvAccountId ?? email} assetId={member.profilePhotoAssetId} />
      <span className={classes.words}>
        <span className={classes.personName}>
          {shownName} {isSelf && <span className={classes.you}>{text.you}</span>}
        </span>
        {shownName !== email && <span className={classes.email}>{email}</span>}
      </span>
      {can(permission, 'team.changePermission') ? (
        <NativeSelect
          className={classes.role ?? ''}
          size="xs"
          aria-label={text.permissionFor(shownName)}
          data={assignableRoles.map((role) => ({ value: role, label: text[role] }))}
          value={chosen ?? member.permission}
          disabled={chosen !== undefined}
          // The options are the assignable roles.
          onChange={(event) => choose(event.currentTarget.value as AssignableRole)}
        />
      ) : (
        <span className={classes.role}>{text[member.permission]}</span>
      )}
      {(isSelf || can(permission, 'team.removeMember')) && (
        <IconButton
          className={classes.act ?? ''}
          label={isSelf ? text.leaveTitle : text.removePerson(shownName)}
          icon={isSelf ? <IconDoorExit size={18} /> : <IconUserMinus size={18} />}
          onClick={remove}
        />
      )}
    </li>
  );
}
