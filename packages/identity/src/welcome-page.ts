import { defineMessages, isGuid, type Flavour, type NamedMessage } from '@confab/model';

/** The sign-up or invitation that a mailed link belongs to (P2.33). */
export const signupTypes = [
  'analytics',
  'my',
  'pro',
  'author',
  'one',
  'inclusion',
  'teamAccept',
  'teamReject',
] as const;
export type SignupType = (typeof signupTypes)[number];

/** The set-password box is shown in a window taller than this many pixels (P9.3). */
export const passwordBoxWindowHeight = 600;

/** Messages of the welcome page about links that did not work (P8.40 to P8.43) and passwords (P8.50, P8.53). */
export const welcomeMessages = {
  emailExpired:
    'This registration link has expired. You should have automatically just received another confirmation link in your inbox, please try again.',
  alreadyRegistered: 'This account has already been registered.',
  userNotFound:
    'Check that the address matches the one in your confirmation email, register again, or report it if that does not help.',
  signInRequired: 'Sign in with your new email address and your password, then open the link in the email again.',
  linkNeeded: 'Open the link in the email again to confirm your address.',
  invitationLinkNeeded:
    'Open the link in the email again to answer the invitation. You also find it in My Teams when you are signed in with the invited address.',
  internalError: 'Something went wrong, please try again. If this error persists please report a bug',
  passwordSet: 'Password set successfully',
  otherPasswordAtSignUp: 'This is not the password chosen at sign-up. Try again, or set a new password.',
  passwordAlreadySet: 'Your password has already been set, you can reset it on the login page',
} as const;

const messages = defineMessages('welcomeMessages', welcomeMessages);

const errors = ['emailExpired', 'alreadyRegistered', 'userNotFound', 'signInRequired', 'linkNeeded'] as const;
export type WelcomeError = (typeof errors)[number] | 'internalError';

/** The query values of a mailed link. They are unverified: no name in them may be shown (WEB-2). */
export interface WelcomeLink {
  readonly signupType: SignupType;
  /** Undefined unless the value looks like an id. */
  readonly invitationId: string | undefined;
  readonly isPasswordSet: boolean;
  /** The account whose password is set when the server has not named it; never shown. */
  readonly email: string;
  readonly error: string | undefined;
  /** Whether the page shows the invitation and asks, instead of accepting it at once. */
  readonly asksFirst?: boolean;
}

/** Reads a mailed link's query values (P2.33); `read` returns one by its name. */
export function readWelcomeLink(read: (name: string) => string | null): WelcomeLink {
  const invitationId = read('teamInvitationId') ?? '';
  return {
    signupType: signupTypes.find((type) => type === read('signupType')) ?? 'my',
    invitationId: isGuid(invitationId) ? invitationId : undefined,
    isPasswordSet: read('isPasswordSet') !== 'false',
    email: read('email') ?? '',
    error: read('error') || undefined,
    ...(read('confirm') === 'true' && { asksFirst: true }),
  };
}

/** The answer of the server when the link was used. */
export type WelcomeAnswer =
  | {
      readonly isDone: true;
      readonly email: string;
      readonly isPasswordSet: boolean;
      /** Whether the password chosen at sign-up can be kept by typing it again; false when absent. */
      readonly hasSignUpPassword?: boolean;
      readonly teamName?: string;
      /** The page of another site that shows the team to its new member. */
      readonly landing?: { readonly site: Flavour; readonly path: string };
    }
  | { readonly isDone: false; readonly error: string; readonly message?: NamedMessage };

/** What the page shows. */
export type WelcomeView =
  | {
      readonly kind: 'accepted' | 'declined' | 'signedUp';
      readonly signupType: SignupType;
      /** Empty when it is unknown. */
      readonly teamName: string;
      readonly asksForPassword: boolean;
    }
  | { readonly kind: 'failed'; readonly error: WelcomeError; readonly message: NamedMessage };

/** Returns what the welcome page shows for a link and the server's answer to it (P2.34 to P2.37, P8.40 to P8.43). */
export function welcomeView(link: WelcomeLink, answer: WelcomeAnswer): WelcomeView {
  if (!answer.isDone) return { kind: 'failed', ...welcomeError(answer.error, answer.message) };
  const kinds = { teamAccept: 'accepted', teamReject: 'declined' } as const;
  const kind = isInvitation(link.signupType) ? kinds[link.signupType] : 'signedUp';
  return {
    kind,
    signupType: link.signupType,
    teamName: answer.teamName ?? '',
    asksForPassword: !answer.isPasswordSet && kind !== 'declined',
  };
}

/** Whether a link answers an invitation to a team (P4.28). */
export function isInvitation(type: SignupType): type is 'teamAccept' | 'teamReject' {
  return type === 'teamAccept' || type === 'teamReject';
}

/** An error and its message: from the catalogue, else the server's message about the team, else the default (P8.43). */
export function welcomeError(
  error: string,
  teamMessage?: NamedMessage,
): { error: WelcomeError; message: NamedMessage } {
  const known = errors.find((name) => name === error);
  if (known) return { error: known, message: messages[known] };
  return { error: 'internalError', message: teamMessage ?? messages.internalError };
}

/** Masks an address so that only people who know it recognise it: `a•••@example.test`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`;
}
