/** Errors about the password and the email address of an account. */
export const accountMessages = {
  checkYourEmail: 'Check your email and follow the link in it to set your password.',
  addressChangePending:
    'The email address of this account is being changed. Confirm the new address or undo the change, then open this link again.',
} as const;
