import { z } from 'zod';
import { codeText, defineCall, emailText, frontendAppSchema, nameCalls, passwordText } from '../define-call.ts';

/** Calls for choosing a new password through a mailed link. */
export const passwordResetCalls = nameCalls('passwordReset', {
  requestReset: defineCall({
    method: 'GET',
    path: '/api/ResetPasswordRequest',
    access: 'public',
    changes: true,
    query: z.strictObject({ login: emailText, frontendApp: frontendAppSchema.optional() }),
    result: z.null(),
    fallbackMessage: 'Error requesting password reset, please try again later',
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/ProcessResetPassword',
    access: 'public',
    body: z.strictObject({ newPassword: passwordText, resetCode: z.union([codeText, z.literal('')]) }),
    result: z.null(),
    fallbackMessage:
      'Error resetting password, the password reset request may have expired or malformed. Please try requesting another password reset',
  }),
});
