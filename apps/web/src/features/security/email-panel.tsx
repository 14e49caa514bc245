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

/** Changes the email address of the account. Asks for the password when the last sign-in was too long ago (ACC-12). */
export function EmailPanel() {
  const say = useWords(words);
  const translate = useMessage();
  const currentEmail = useSession(({ signIn }) => signIn?.email ?? '');
  const { change, isLoading, failure, asksForPassword } = useChangeEmail();
  const { texts, faults, setText, validate } = useCheckedForm({ email: '' }, checkTexts);
  const [password, setPassword] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (validate()) await change(texts.email, password);
  }

  return (
    <Panel title={say.emailTitle} description={say.emailDescription(currentEmail)}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.emailTitle}>
        <TextInput
          label={say.newEmail}
          type="email"
          name="new-email"
          autoComplete="email"
          size="md"
          value={texts.email}
          error={faults.email && translate(faults.email)}
          onChange={(event) => setText('email', event.currentTarget.value)}
        />
        {asksForPassword && (
          <>
            <output>{say.confirmWithPassword}</output>
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
