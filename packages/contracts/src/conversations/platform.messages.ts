/** Refusals of publishing to platforms. */
export const platformMessages = {
  onlyPro: 'A One project cannot be published to platforms. Turn it into a Pro project and publish that one.',
  targetMissing: 'A chosen platform is no longer part of the project. Choose again.',
  addressMissing: 'Enter the address of "{name}" first.',
  addressInvalid: 'The address of "{name}" is not a web address.',
  agentMissing: 'Enter the skill or the agent of "{name}" first.',
  tokenMissing: 'Set the access token of "{name}" first.',
  noFolder: 'This server has no folder for packages. Its operator can set one.',
  tooMany: 'Several packages of this project are still being sent. Wait until they have arrived.',
} as const;

/** Lines in the log of a package on its way to a platform; `{0}` and `{1}` are replaced by its names. */
export const platformLogMessages = {
  started: 'Release {0} is sent to {1}.',
  mediaLost: 'Pictures, sounds or videos that the platform does not receive: {0}. Export the package to see why.',
  manifestTaken: 'The platform has accepted the description of the skill.',
  modelTaken: 'The platform has accepted the model for {0}.',
  modelBuilt: 'The platform has built the model for {0}.',
  modelFailed: 'The platform could not build the model for {0}: {1}',
  restoring: 'The platform is restoring the agent.',
  restored: 'The platform has restored the agent.',
  restoreFailed: 'The platform could not restore the agent: {0}',
  delivered: 'The package has arrived.',
  written: 'The package was written to {0}.',
  refused: 'The platform answered with the status {0}: {1}',
  unreachable: 'The platform could not be reached.',
  notUnderstood: 'The platform sent an answer that cannot be read.',
  tokenLost: 'Set the access token again.',
  stillWorking: 'The platform is still working. Look for the result there.',
  tooLarge: 'The package is too large to send.',
  retry: 'Next attempt in {0} min.',
  gaveUp: 'Given up after {0} attempts.',
  superseded: 'Replaced by a newer package for this platform.',
  retriedByStaff: 'Started again by the operator of the server.',
  cancelledByStaff: 'Cancelled by the operator of the server.',
} as const;
