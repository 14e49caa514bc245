import { useState } from 'react';
import { takeMailedSecret } from '../../session/mailed-secret.ts';
import { useWords } from '../../words/define-words.ts';
import { EntryCard } from '../sign-in/index.ts';
import { ResetForm } from './reset-form.tsx';
import { words } from './words.ts';

/** The page that a mailed reset link opens: sets a new password with the code of the link (P2.30, P2.31). */
export function PasswordResetPage() {
  const say = useWords(words);
  const [resetCode] = useState(() => takeMailedSecret() ?? '');
  const [frontendApp] = useState(() => new URLSearchParams(location.search).get('frontendApp'));
  return (
    <EntryCard heading={say.heading}>
      <ResetForm resetCode={resetCode} frontendApp={frontendApp} />
    </EntryCard>
  );
}
