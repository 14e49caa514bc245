import {
  catalogueCalls,
  feedbackCalls,
  guideCalls,
  passwordResetCalls,
  securityCalls,
  signInCalls,
  teamCalls,
  welcomeCalls,
  type Call,
} from '@confab/contracts';

/** Calls that need no account. */
export const publicCalls: readonly Call[] = [
  signInCalls.checkEmail,
  signInCalls.create,
  signInCalls.login,
  welcomeCalls.verifyEmail,
  signInCalls.redeemHandover,
  welcomeCalls.setFirstPassword,
  welcomeCalls.setFirstPasswordByQuery,
  passwordResetCalls.requestReset,
  passwordResetCalls.resetPassword,
  securityCalls.revertEmail,
  catalogueCalls.miscAttributes,
  teamCalls.openInvitation,
  teamCalls.acceptInvitation,
  teamCalls.rejectInvitation,
  guideCalls.contentCards,
  feedbackCalls.sendCrashReport,
  feedbackCalls.log,
];
