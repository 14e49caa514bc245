import { checkEmailChange } from '@confab/identity';
import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { FormMessage } from '../sign-in/index.ts';
import { Panel } from './panel.tsx';
import classes from './security.module.css';
import { useChangeEmail } from './use-change-email.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { words } from './words.ts';

/** Changes the email address of the account. */
export function EmailPanel() {
  const say = useWords(words);
  const translate = useMessage();
  const currentEmail = useSession(({ signIn }) => signIn?.email ?? '');
  const { change, isLoading, failure } = useChangeEmail();
  const { texts, faults, setText, validate } = useCheckedForm({ email: '' }, checkTexts);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (validate()) await change(texts.email);
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
