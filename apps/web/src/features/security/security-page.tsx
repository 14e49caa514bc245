import { useWords } from '../../words/define-words.ts';
import { EmailPanel } from './email-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import classes from './security.module.css';
import { SessionsPanel } from './sessions-panel.tsx';
import { useSessions } from './use-sessions.ts';
import { words } from './words.ts';

/** The page for the email address, the password and the sessions of the account (P2.39). */
export function SecurityPage() {
  const say = useWords(words);
  const sessions = useSessions(say.ended);
  return (
    <div className={classes.page}>
      <h1 className="cf-page-heading">{say.heading}</h1>
      <EmailPanel />
      <PasswordPanel onChanged={() => void sessions.refresh()} />
      <SessionsPanel {...sessions} />
    </div>
  );
}
