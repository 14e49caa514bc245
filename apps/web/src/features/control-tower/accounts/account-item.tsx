import type { AccountEntry } from '@confab/contracts';
import { IconButton, StatusBadge } from '@confab/ui';
import { Anchor, Menu } from '@mantine/core';
import { IconDots, IconHistory, IconLock, IconLockOpen, IconLogout } from '@tabler/icons-react';
import { Link, useLocation } from 'wouter';
import { Moment } from '../../../dates/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { useRoleName } from '../../../words/roles/use-role-name.ts';
import classes from '../control-tower.module.css';
import { useAccountActions } from './use-accounts.ts';
import { words } from './words.ts';

/** One account, with the staff's commands. */
export function AccountItem(account: AccountEntry) {
  const { email, name, isVerified, isDisabled, isStaff, createdUtc, lastSeenUtc, sessionCount, teamCount, teams } =
    account;
  const say = useWords(words);
  const getRoleName = useRoleName();
  return (
    <>
      <div className={classes.line}>
        <strong>{email}</strong>
        {isDisabled && <StatusBadge colour="red" label={say.disabled} />}
        {!isVerified && <StatusBadge colour="amber" label={say.unverified} />}
        {isStaff && <StatusBadge colour="green" label={say.staff} isQuiet />}
        <span className={classes.time}>
          <AccountMenu {...account} />
        </span>
      </div>
      <p className={classes.sender}>
        {name === '' ? '' : `${name} · `}
        {say.teams(teamCount)} · {say.sessions(sessionCount)} · {say.created} <Moment utc={createdUtc} /> ·{' '}
        {lastSeenUtc === '' ? (
          say.never
        ) : (
          <>
            {say.lastSeen} <Moment utc={lastSeenUtc} />
          </>
        )}
      </p>
      {teams.length > 0 && (
        <p className={classes.chips}>
          {teams.map((team) => (
            <Anchor key={team.id} component={Link} size="sm" href={`/teams?search=${team.id}`}>
              {say.roleIn(team.name, getRoleName(team.role))}
            </Anchor>
          ))}
          {teamCount > teams.length && <span>{say.moreTeams(teamCount - teams.length)}</span>}
        </p>
      )}
    </>
  );
}

function AccountMenu({ id, email, isDisabled }: AccountEntry) {
  const say = useWords(words);
  const [, go] = useLocation();
  const { setDisabled, endSessions } = useAccountActions();
  const change = isDisabled
    ? { title: say.enable, message: say.enableQuestion(email), confirmLabel: say.enableConfirm }
    : { title: say.disable, message: say.disableQuestion(email), confirmLabel: say.disableConfirm };
  const toggle = () =>
    openModal('confirmationModal', { ...change, onConfirm: () => setDisabled({ email, isDisabled: !isDisabled }) });
  const signOut = () =>
    openModal('confirmationModal', {
      title: say.signOut,
      message: say.signOutQuestion(email),
      confirmLabel: say.signOutConfirm,
      onConfirm: () => endSessions(email),
    });
  return (
    <Menu position="bottom-end" portalProps={{ target: '#main' }}>
      <Menu.Target>
        <IconButton label={say.actions(email)} icon={<IconDots size={18} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconHistory size={16} />}
          onClick={() => go(`/audit?${new URLSearchParams({ account: id, email })}`)}
        >
          {say.showHistory}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={signOut}>
          {say.signOut}
        </Menu.Item>
        <Menu.Item leftSection={isDisabled ? <IconLockOpen size={16} /> : <IconLock size={16} />} onClick={toggle}>
          {change.title}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
