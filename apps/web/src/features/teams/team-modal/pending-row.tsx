import type { TeamMember } from '@confab/model';
import { IconButton } from '@confab/ui';
import { IconMail, IconMailForward, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useStayNear } from '../use-stay-near.ts';
import { words } from '../words.ts';
import classes from './team-modal.module.css';

interface PendingRowProps {
  readonly person: TeamMember;
  readonly mayManage: boolean;
  readonly onResend: () => Promise<unknown>;
  readonly onRescind: () => void;
}

/** Somebody invited. Only Admins are told the whole address (TEAM-6). */
export function PendingRow({ person: { email, permission }, mayManage, onResend, onRescind }: PendingRowProps) {
  const text = useWords(words);
  const row = useStayNear<HTMLLIElement>();
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
      </span>
      <span className={classes.role}>{text[permission]}</span>
      {mayManage && (
        <span className={classes.act}>
          <IconButton
            label={text.resendTo(email)}
            icon={<IconMailForward size={17} />}
            loading={isSending}
            onClick={() => void resend()}
          />
          <IconButton label={text.uninviteOf(email)} icon={<IconX size={17} />} onClick={onRescind} />
        </span>
      )}
    </li>
  );
}
