import { wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, emailText } from '../define-call.ts';

/** What the staff of the installation may do with accounts of other people. */
export const accountCalls = {
  /** Disabling ends every session of the account at once. */
  setDisabled: defineCall({
    method: 'POST',
    path: '/api/SetAccountDisabled',
    body: wireObject({ email: emailText, isDisabled: z.boolean() }),
    result: z.null(),
    fallbackMessage: 'The account could not be changed',
    freshSignIn: 'always',
  }),
};
