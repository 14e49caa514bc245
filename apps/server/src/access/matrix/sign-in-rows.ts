import { passwordResetCalls, securityCalls, signInCalls, welcomeCalls } from '@confab/contracts';
import type { MatrixRow } from './matrix-row.ts';

/** Signing in, welcome, password reset and security. */
export const signInRows: readonly MatrixRow[] = [
  { call: signInCalls.checkEmail, who: 'public', rate: 'A2', audit: 'denied' },
  { call: signInCalls.create, who: 'public', rate: 'A3', audit: 'always', called: 'body.email' },
  { call: signInCalls.login, who: 'public', rate: 'A1', audit: 'always', called: 'body.username' },
  { call: signInCalls.validateToken, who: 'signedIn', rate: 'R', audit: 'denied' },
  { call: signInCalls.logout, who: 'signedIn', rate: 'W', audit: 'always' },
  { call: welcomeCalls.verifyEmail, who: 'public', rate: 'A4', audit: 'always' },
  { call: welcomeCalls.resendVerification, who: 'signedIn', rate: 'A3', audit: 'always' },
  { call: signInCalls.createHandover, who: 'signedIn', rate: 'W', audit: 'denied' },
  { call: signInCalls.redeemHandover, who: 'public', rate: 'A4', audit: 'always' },
  { call: welcomeCalls.setFirstPassword, who: 'public', rate: 'A4', audit: 'always' },
  { call: welcomeCalls.setFirstPasswordByQuery, who: 'public', rate: 'A4', audit: 'always' },
  { call: passwordResetCalls.requestReset, who: 'public', rate: 'A3', audit: 'always' },
  { call: passwordResetCalls.resetPassword, who: 'public', rate: 'A4', audit: 'always' },
  { call: securityCalls.resetSignedIn, who: 'signedIn', rate: 'S1', audit: 'always' },
  { call: securityCalls.changePassword, who: 'signedIn', rate: 'S1', audit: 'always' },
  { call: securityCalls.changeEmail, who: 'signedIn', rate: 'S1', audit: 'always' },
  { call: securityCalls.changeEmailByQuery, who: 'signedIn', rate: 'S1', audit: 'always' },
  { call: securityCalls.revertEmail, who: 'public', rate: 'A4', audit: 'always' },
  { call: securityCalls.listSessions, who: 'signedIn', rate: 'R', audit: 'denied' },
  { call: securityCalls.confirmSignIn, who: 'signedIn', rate: 'A1', audit: 'always' },
  { call: securityCalls.mailSignInCode, who: 'signedIn', rate: 'A3', audit: 'always' },
  { call: securityCalls.endSession, who: 'signedIn', rate: 'W', audit: 'always' },
  { call: securityCalls.endOtherSessions, who: 'signedIn', rate: 'W', audit: 'always' },
];
