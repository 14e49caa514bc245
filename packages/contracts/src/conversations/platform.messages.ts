/** Refusals of publishing to platforms. */
export const platformMessages = {
  onlyPro:
    'A One project is not sent to platforms. Turn it into a Pro project, then publish that one to its platforms.',
  targetMissing: 'A platform that was chosen is no longer in the project. Choose again.',
  addressMissing: 'Enter the address of "{name}" first.',
  addressInvalid: 'The address of "{name}" is not a web address.',
  agentMissing: 'Enter the skill or the agent of "{name}" first.',
  tokenMissing: 'Set the access token of "{name}" first.',
  noFolder: 'This server has no folder for packages. Its operator can set one.',
  tooMany: 'Several packages of this project are on their way. Wait until they have arrived.',
} as const;

/** Lines in the log of a package on its way to a platform; `{0}` and `{1}` stand for its names. */
export const platformLogMessages = {
  started: 'Release {0} is sent to {1}.',
  mediaLost:
    'Pictures, sounds or videos of answers that the platform does not get: {0}. Export the package to read why.',
  manifestTaken: 'The platform has taken the description of the skill.',
  modelTaken: 'The platform has taken the model for {0}.',
  modelBuilt: 'The platform has built the model for {0}.',
  modelFailed: 'The platform could not build the model for {0}: {1}',
  restoring: 'The platform is restoring the agent.',
  restored: 'The platform has restored the agent.',
  restoreFailed: 'The platform could not restore the agent: {0}',
  delivered: 'The package has arrived.',
  written: 'The package was written to {0}.',
  refused: 'The platform answered with the status {0}: {1}',
  unreachable: 'The platform could not be reached.',
  notUnderstood: 'The answer of the platform could not be understood.',
  tokenLost: 'The access token has to be set again.',
  stillWorking: 'The platform is still at work. Look there for the result.',
  tooLarge: 'The package is too large to be sent.',
  retry: 'Next try in {0} min.',
  gaveUp: 'It was tried {0} times.',
  superseded: 'A newer package for this platform replaces it.',
  retriedByStaff: 'The operator of the server has it tried again.',
  cancelledByStaff: 'The operator of the server has cancelled it.',
} as const;
