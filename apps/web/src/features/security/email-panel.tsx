import { checkEmailChange } from '@confab/identity';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { FormMessage, PasswordBox } from '../sign-in/index.ts';
import { Panel } from './panel.tsx';
import classes from './security.module.css';
import { useChangeEmail } from './use-change-email.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { words } from './words.ts';

/** Changes the address that one logs in with; the password is asked for when the sign-in was long ago (ACC-12). */
export function EmailPanel() {
  const say = useWords(words);
  const tell = useMessage();
  const own = useSession(({ signIn }) => signIn?.email ?? '');
  const { change, isLoading, failure, asksForPassword } = useChangeEmail();
  const { texts, faults, type, passes } = useCheckedForm({ email: '' }, checkTexts);
  const [password, setPassword] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (passes()) await change(texts.email, password);
  }

  return (
    <Panel title={say.emailTitle} why={say.emailWhy(own)}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.emailTitle}>
        <TextInput
          label={say.newEmail}
          type="email"
          name="new-email"
          autoComplete="email"
          size="md"
          value={texts.email}
          error={faults.email && tell(faults.email)}
          onChange={(event) => type('email', event.currentTarget.value)}
        />
        {asksForPassword && (
          <>
            <output>{say.confirmIt}</output>
            <PasswordBox
              label={say.current}
              kind="current-password"
              password={password}
              onPassword={setPassword}
              error={undefined}
              hasFocus
            />
          </>
        )}
        <FormMessage message={failure} />
        <Button type="submit" loading={isLoading} className={classes.submit ?? ''}>
          {say.updateEmail}
        </Button>
      </form>
    </Panel>
  );
}

function checkTexts({ email }: { readonly email: string }) {
  const fault = checkEmailChange(email);
  return fault === undefined ? {} : { email: fault };
}
