import { can } from '@confab/access';
import type { TeamMember, TeamRole } from '@confab/model';
import { IconButton } from '@confab/ui';
import { NativeSelect } from '@mantine/core';
import { IconDoorExit, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../session/session-store.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { useStayNear } from '../use-stay-near.ts';
import { words } from '../words.ts';
import { PersonPhoto } from './person-photo.tsx';
import type { Attempt } from './use-attempt.ts';
import { givenRoles, type GivenRole, type TeamOrders } from './use-team-orders.ts';
import classes from './team-modal.module.css';

interface MemberRowProps {
  readonly member: TeamMember;
  /** One's own. */
  readonly permission: TeamRole;
  readonly orders: TeamOrders;
  readonly attempt: Attempt;
  readonly onLeft: () => void;
}

/** Somebody in the team; an Admin changes the permission or takes the person out, and anybody can leave. */
export function MemberRow({ member, permission, orders, attempt, onLeft }: MemberRowProps) {
  const text = useWords(words);
  const isSelf = useSession(({ signIn }) => signIn?.tvAccountId === member.tvAccountId);
  const row = useStayNear<HTMLLIElement>();
  const [chosen, setChosen] = useState<GivenRole>();
  const { email, name, tvAccountId } = member;
  const shownName = name || email;

  async function change(newPermission: GivenRole) {
    setChosen(newPermission);
    await attempt(() => orders.changePermission(email, newPermission));
    setChosen(undefined);
  }

  function remove() {
    if (tvAccountId === null) return;
    openModal('confirm', {
      title: isSelf ? text.leaveTitle : text.removeTitle,
      message: isSelf ? text.leaveQuestion : text.removeQuestion(email),
      confirmLabel: isSelf ? text.leave : text.remove,
      onConfirm: async () => {
        await orders.removeMember(tvAccountId);
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
          aria-label={text.permissionOf(shownName)}
          data={givenRoles.map((role) => ({ value: role, label: text[role] }))}
          value={chosen ?? member.permission}
          disabled={chosen !== undefined}
          // The options are the roles.
          onChange={(event) => void change(event.currentTarget.value as GivenRole)}
        />
      ) : (
        <span className={classes.role}>{text[member.permission]}</span>
      )}
      {(isSelf || can(permission, 'team.removeMember')) && (
        <IconButton
          className={classes.act ?? ''}
          label={isSelf ? text.leaveTitle : text.removeOf(shownName)}
          icon={isSelf ? <IconDoorExit size={17} /> : <IconUserMinus size={17} />}
          onClick={remove}
        />
      )}
    </li>
  );
}
