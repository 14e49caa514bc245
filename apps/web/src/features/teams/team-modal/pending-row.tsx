import type { TeamMember } from '@confab/model';
import { IconButton, StatusBadge } from '@confab/ui';
import { IconMail, IconMailForward, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';
import { words } from '../words.ts';
import classes from './team-modal.module.css';

interface PendingRowProps {
  readonly person: TeamMember;
  readonly canManage: boolean;
  readonly onResend: () => Promise<unknown>;
  readonly onRescind: () => void;
}

/** A pending invitation. Only Admins see the whole email address (TEAM-6). */
export function PendingRow({ person, canManage, onResend, onRescind }: PendingRowProps) {
  const { email, permission, inviteExpired } = person;
  const text = useWords(words);
  const row = useKeepFocusNear<HTMLLIElement>();
  const [isSending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    await onResend();
    setSending(false);
  }

  return (
    <li ref={row} className={classes.person}>
      <span className={classes.mail} aria-hidden="true">
        <IconMail size={18} stroke={1.6} />
      </span>
      <span className={classes.words}>
        <span className={classes.personName}>{email}</span>
        {inviteExpired && <StatusBadge colour="amber" label={text.expired} isQuiet />}
      </span>
      <span className={classes.role}>{text[permission]}</span>
      {canManage && (
        <span className={classes.act}>
          <IconButton
            label={text.resendTo(email)}
            icon={<IconMailForward size={18} />}
            loading={isSending}
            onClick={() => void resend()}
          />
          <IconButton label={text.uninvitePerson(email)} icon={<IconX size={18} />} onClick={onRescind} />
        </span>
      )}
    </li>
  );
}
