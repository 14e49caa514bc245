/** The subjects of all mails of the product. Mails of assistants must not look like one of them. */
export const productSubjects = {
  verification: 'Verify your email address for Confab',
  setPassword: 'Set the password of your Confab account',
  alreadyRegistered: 'You already have a Confab account',
  reset: 'Reset your Confab password',
  passwordChanged: 'Your Confab password was changed',
  newAddress: 'Confirm your new email address for Confab',
  addressChanged: 'The email address of your Confab account was changed',
  addressTaken: 'Someone tried to use your email address on Confab',
  signInCode: 'Your Confab confirmation code',
  newSignIn: 'New sign-in to your Confab account',
  invitation: 'You are invited to a team on Confab',
  removedFromTeam: 'You are no longer in a team on Confab',
  teamDeleted: 'Your team on Confab was deleted',
  mailReport: 'A message of an assistant was reported on Confab',
} as const;
