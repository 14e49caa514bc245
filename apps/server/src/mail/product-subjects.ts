import type { MailWords } from './mail-texts.ts';
import { mailWords } from './mail-words.ts';

const nothing = {
  at: '',
  newAddress: '',
  browser: '',
  teamName: '',
  inviterName: '',
  permission: 'Viewer',
  ids: '',
} as const;

const alert = { hours: 1, share: '', usual: '' };

/** The subjects of all mails of the product, in every language. Mails of assistants must not look like one of them. */
export const productSubjects: readonly string[] = Object.values(mailWords).flatMap(listSubjects);

function listSubjects(words: MailWords): string[] {
  return [
    words.verification,
    words.setPassword,
    words.alreadyRegistered,
    words.reset(nothing),
    words.passwordChanged(''),
    words.newAddress,
    words.addressChanged(nothing),
    words.addressTaken,
    words.signInCode(''),
    words.newSignIn(nothing),
    words.invitation(nothing),
    words.removedFromTeam(''),
    words.teamDeleted(''),
    words.projectApproved(''),
    words.projectDenied(''),
    words.unreadComments([], 0),
    words.alertMissed({ ...alert, projectName: '' }),
    words.alertErrors({ ...alert, projectName: '' }),
    words.mailReport({ ...nothing, projectName: '' }),
  ].map(({ subject }) => subject);
}
