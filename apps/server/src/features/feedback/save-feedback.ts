import { type BodyOf, type feedbackCalls, invalid } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { insertCrashReport, insertFeedback } from './feedback.repository.ts';
import { scrubSecrets } from '../../faults/scrub-secrets.ts';

/** Stores feedback with the account of the session; an account named in the form is ignored. */
export async function takeFeedback(
  { db, newId }: Services,
  { accountId, name, email }: Caller,
  { rating, text, wantsContact = false }: BodyOf<typeof feedbackCalls.sendFeedback>,
): Promise<null> {
  if (rating === 0 && text.trim() === '') throw invalid();
  const who = { accountId, name, username: email, email };
  await insertFeedback(db, { id: newId(), ...who, rating, feedback: scrubSecrets(text), wantsContact });
  return null;
}

/** Stores a crash report. The address in the report is used only when the caller is signed out. */
export async function takeCrashReport(
  { db, newId }: Services,
  visitor: Caller | undefined,
  { crashReport, email = '', feedbackType = '' }: BodyOf<typeof feedbackCalls.sendCrashReport>,
): Promise<null> {
  await insertCrashReport(db, {
    id: newId(),
    accountId: visitor?.accountId ?? null,
    email: visitor?.email ?? email,
    feedbackType,
    crashReport: scrubSecrets(crashReport),
  });
  return null;
}
