/** Errors about the password and the email address of an account. */
export const accountMessages = {
  checkYourEmail: 'Check your email and follow the link in it to set your password.',
  addressChangePending:
    'The email address of this account is being changed. Confirm the new address or undo the change, then open this link again.',
  passwordWrong: 'This password is incorrect.',
  signInCodeWrong: 'This code is incorrect or has expired.',
  noProvenAddress: 'Codes are sent to verified addresses only. Verify your email address first.',
  /** The undo of an address change, after another account has proven the address. */
  addressProvenByOther:
    'Another account has verified this address since the change. Log in to that account, change its email address and confirm the new one, then open this link again.',
  noSuchAccount: 'There is no account with this email address.',
  ownAccountStays: 'You cannot disable your own account.',
} as const;
