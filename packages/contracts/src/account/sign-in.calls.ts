import { accountStatusSchema, flavours, signInSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import {
  codeText,
  credentialsMost,
  defineCall,
  emailText,
  frontendAppSchema,
  nameCalls,
  passwordText,
  timeZoneText,
} from '../define-call.ts';

/** Signing in and out, creating an account, and opening another site without signing in again. */
export const signInCalls = nameCalls('signIn', {
  checkEmail: defineCall({
    method: 'GET',
    path: '/api/CheckEmailRegistrationStatus',
    access: 'public',
    changes: true,
    query: z.strictObject({
      email: emailText,
      a: frontendAppSchema.optional(),
      createIfNewAccount: z.string().max(5).optional(),
    }),
    result: accountStatusSchema,
    fallbackMessage: 'Error checking account status',
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/CreateNewUserAccount',
    access: 'public',
    bodyMost: credentialsMost,
    body: wireObject({
      email: emailText,
      password: passwordText,
      frontendApp: frontendAppSchema,
      timezone: timeZoneText.optional(),
    }),
    result: z.null(),
    fallbackMessage: 'Failed to create new account.',
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    answerShape: 'topLevel',
    bodyMost: credentialsMost,
    query: z.strictObject({ type: frontendAppSchema.optional() }),
    body: z.strictObject({
      username: emailText,
      password: passwordText,
      type: frontendAppSchema.optional(),
      customHubName: z.string().max(100).optional(),
      /** For clients without cookies: the token of a browser that signed in before (P3.8). */
      deviceToken: z.string().max(100).optional(),
    }),
    result: signInSchema,
    fallbackMessage: 'Error logging in',
  }),
  validateToken: defineCall({
    method: 'GET',
    path: '/api/ValidateClientToken',
    answerShape: 'topLevel',
    query: z.strictObject({ role: z.string().max(40).optional(), customHubName: z.string().max(100).optional() }),
    result: signInSchema,
    fallbackMessage: 'Error validating client, please try again later',
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/Logout',
    result: z.null(),
    fallbackMessage: 'Error logging out',
  }),
  createHandover: defineCall({
    method: 'POST',
    path: '/api/CreateSiteHandover',
    /** The site that the code is for, and the state that it asked with; a page redeems only codes for its site. */
    body: wireObject({ site: z.enum(flavours).optional(), state: codeText.optional() }),
    result: wireAnswer({ code: z.string() }),
    fallbackMessage: 'Error opening the other site, please sign in there',
  }),
  redeemHandover: defineCall({
    method: 'POST',
    path: '/api/RedeemSiteHandover',
    access: 'public',
    answerShape: 'topLevel',
    body: wireObject({ code: codeText, state: codeText.optional() }),
    result: signInSchema,
    fallbackMessage: 'Error validating client, please try again later',
  }),
});
