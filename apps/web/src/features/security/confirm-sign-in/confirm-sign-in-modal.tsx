import { ModalFrame } from '@confab/ui';
import { Button, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { PasswordBox } from '../../sign-in/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useSession } from '../../../session/session-store.ts';
import classes from './confirm-sign-in.module.css';
import { useConfirmSignIn } from './use-confirm-sign-in.ts';
import { words } from './words.ts';

interface ConfirmSignInModalProps {
  /** Called before the modal closes, after the server has renewed the sign-in. */
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Confirms the sign-in in place, by the password or by a mailed code, for calls that need a fresh one (ACC-12). */
export function ConfirmSignInModal({ onConfirmed, onClose }: ConfirmSignInModalProps) {
  const text = useWords(words);
  const translate = useMessage();
  const email = useSession(({ signIn }) => signIn?.email ?? '');
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const { confirm, sendCode, usePassword, isWorking, failure, mailbox } = useConfirmSignIn(() => {
    onConfirmed();
    onClose();
  });
  const asksForCode = mailbox !== undefined;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const isEmpty = (asksForCode ? code.trim() : password) === '';
    setIncomplete(isEmpty);
    if (isEmpty) field.current?.focus();
    else void confirm(asksForCode ? { code } : { password });
  }

  function change(work: () => void) {
    setIncomplete(false);
    work();
  }

  return (
    <ModalFrame
      title={text.title}
      messages={failure === undefined ? [] : [{ level: 'error', text: translate(failure) }]}
      buttons={[
        { label: text.cancel, kind: 'secondary', onPress: onClose },
        { label: text.confirm, kind: 'primary', isLoading: isWorking, onPress: submit },
      ]}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={submit} noValidate aria-label={text.title}>
        <output>{asksForCode ? text.explainCode(mailbox) : text.explainPassword}</output>
        {/* Password managers read from it which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {asksForCode ? (
          <TextInput
            key="code"
            ref={field}
            label={text.code}
            size="md"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            error={isIncomplete && text.codeMissing}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the modal is mainly this field
            autoFocus
            data-autofocus
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        ) : (
          <PasswordBox
            ref={field}
            label={text.password}
            kind="current-password"
            password={password}
            onPassword={setPassword}
            error={isIncomplete ? { message: text.passwordMissing } : undefined}
            hasFocus
          />
        )}
        {/* With two fields and no button of its own, the form would not be submitted by Enter. */}
        <button type="submit" hidden>
          {text.confirm}
        </button>
        {asksForCode && (
          <Button
            className={classes.alternative ?? ''}
            variant="subtle"
            type="button"
            onClick={() => change(usePassword)}
          >
            {text.usePassword}
          </Button>
        )}
        <Button
          className={classes.alternative ?? ''}
          variant="subtle"
          type="button"
          disabled={isWorking}
          onClick={() => change(() => void sendCode())}
        >
          {asksForCode ? text.sendAnother : text.sendCode}
        </Button>
      </form>
    </ModalFrame>
  );
}
