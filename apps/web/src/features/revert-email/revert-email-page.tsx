import { securityCalls, type ResultOf } from '@confab/contracts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { clearMailedSecret, takeMailedSecret } from '../../session/mailed-secret.ts';
import { endSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { ResetForm } from '../password-reset/index.ts';
import { EntryCard, FormMessage } from '../sign-in/index.ts';
import classes from './revert-email.module.css';
import { words } from './words.ts';
import { getFallback, type Message } from '../../words/message.ts';

type RevertResult = ResultOf<typeof securityCalls.revertEmail>;
const { revertEmail } = securityCalls;

/**
 * The page that the notice of a changed email address links to (ACC-12).
 *
 * A button reverts the change. The owner then chooses a new password, because the person who made the change knew the
 * old one.
 */
export function RevertEmailPage() {
  const say = useWords(words);
  const api = useApi();
  const [code] = useState(takeMailedSecret);
  const [reverted, setReverted] = useState<RevertResult>();
  const [failure, setFailure] = useState<Message | undefined>(
    code === undefined ? getFallback(revertEmail) : undefined,
  );
  const [isLoading, setLoading] = useState(false);

  async function revert() {
    if (code === undefined) return;
    setLoading(true);
    setFailure(undefined);
    try {
      setReverted(await api.call(revertEmail, { body: { code } }));
      clearMailedSecret();
      endSession();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : getFallback(revertEmail));
    } finally {
      setLoading(false);
    }
  }

  if (reverted)
    return (
      <EntryCard heading={say.reverted(reverted.email)} sub={say.choose}>
        <ResetForm resetCode={reverted.resetCode} frontendApp="my" />
      </EntryCard>
    );
  return (
    <EntryCard heading={say.heading} sub={say.why}>
      <div className={classes.actions}>
        <FormMessage message={failure} />
        {code !== undefined && (
          <Button size="md" loading={isLoading} onClick={revert} fullWidth>
            {say.revert}
          </Button>
        )}
        <Button component="a" href="/login" size="md" variant="default" fullWidth>
          {say.login}
        </Button>
      </div>
    </EntryCard>
  );
}
