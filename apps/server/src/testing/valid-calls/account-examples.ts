import {
  analyticCalls,
  authorValueCalls,
  catalogueCalls,
  feedbackCalls,
  liveCalls,
  mediaCalls,
  onePublishingCalls,
  oneTemplateCalls,
  profileCalls,
  projectCalls,
  scriptCalls,
  validationCalls,
  securityCalls,
  signInCalls,
  teamCalls,
  welcomeCalls,
  readyModuleCalls,
} from '@confab/contracts';
import { newId } from '../../new-id.ts';
import { password } from '../people-and-projects.ts';
import { dotPicture, nextPassword, newAddress, nobodysConnection, type ValidCall } from './call-values.ts';

/** One valid example of every call that any account may make, about its own data. */
export const accountCallExamples: readonly ValidCall[] = [
  {
    call: mediaCalls.speechToText,
    // The header of a sound without samples.
    sent: () => ({ query: {}, file: { type: 'audio/wav', content: Buffer.from('RIFF\0\0\0\0WAVE', 'latin1') } }),
  },
  { call: signInCalls.validateToken, sent: () => ({ query: { role: 'Admin' } }) },
  { call: welcomeCalls.resendVerification, sent: () => ({ body: {} }) },
  { call: signInCalls.createHandover, sent: () => ({ body: {} }) },
  { call: teamCalls.listMine, sent: () => ({}) },
  { call: scriptCalls.previewEmail, sent: () => ({ body: { html: '<p>{tv.Name}</p>', tokens: { Name: 'Ada' } } }) },
  { call: scriptCalls.test, sent: () => ({ body: { code: 'const run = () => 1;', function: 'run()' } }) },
  {
    call: validationCalls.scripts,
    sent: () => ({ body: { scripts: [{ code: 'const run = () => 1;', functionName: 'run' }] } }),
  },
  { call: teamCalls.listOfUser, sent: (_project, { accountId }) => ({ query: { targetTvAccountId: accountId } }) },
  { call: teamCalls.create, sent: () => ({ query: { teamId: newId(), teamName: 'Night Shift' } }) },
  { call: profileCalls.getDetails, sent: () => ({ query: {} }) },
  {
    call: profileCalls.saveTvDetails,
    sent: (_project, { accountId }) => ({ body: { tvAccountId: accountId, values: { FirstName: 'Ada' } } }),
  },
  {
    call: profileCalls.saveDetails,
    sent: (_project, { accountId }) => ({ body: { tvAccountId: accountId, account: { FirstName: 'Ada' } } }),
  },
  { call: profileCalls.updateSettings, sent: () => ({ body: { settings: { onboarded: 'true' } } }) },
  { call: profileCalls.uploadPhoto, sent: () => ({ body: { fileName: 'dot.png', content: dotPicture } }) },
  { call: authorValueCalls.schema, sent: () => ({ query: { accountType: 'One' } }) },
  {
    call: authorValueCalls.remove,
    isAbsent: true,
    sent: () => ({ query: { type: 'ContactUs', valueId: newId(), schemaType: 'One' } }),
  },
  { call: catalogueCalls.templates, sent: () => ({ query: {} }) },
  { call: readyModuleCalls.list, sent: () => ({}) },
  { call: catalogueCalls.nodeSchema, sent: () => ({ query: { nodeType: 'Say' } }) },
  { call: catalogueCalls.walletServices, sent: () => ({ query: { countryCode: 'DE' } }) },
  { call: feedbackCalls.sendFeedback, sent: () => ({ body: { username: '', rating: 5, text: 'Good.' } }) },
  { call: projectCalls.list, sent: (_project, { teamId }) => ({ query: { teamId } }) },
  { call: analyticCalls.listProjects, sent: () => ({ query: {} }) },
  { call: oneTemplateCalls.templateSource, sent: () => ({ query: { templateId: 'glass-museum' } }) },
  { call: onePublishingCalls.versions, sent: () => ({ body: { llamaIds: [newId()] } }) },
  {
    call: teamCalls.acceptInvitationByQuery,
    isAbsent: true,
    sent: () => ({ query: { teamInvitationId: newId() } }),
  },
  {
    call: teamCalls.rejectInvitationByQuery,
    isAbsent: true,
    sent: () => ({ query: { teamInvitationId: newId() } }),
  },
  {
    call: liveCalls.unsubscribe,
    isAbsent: true,
    sent: ({ teamId }) => ({
      query: { hubName: 'confab', frontendApp: 'pro', connectionId: nobodysConnection, groupName: teamId },
    }),
  },
  {
    call: liveCalls.closeProject,
    sent: ({ teamId, projectId }, { accountId, email }) => ({
      query: { connectionId: nobodysConnection, tvAccountId: accountId, email, projectId, teamId },
    }),
  },
  { call: liveCalls.pingReceived, sent: () => ({ query: { connectionId: nobodysConnection } }) },
  { call: securityCalls.listSessions, sent: () => ({}) },
  { call: securityCalls.endSession, sent: () => ({ body: { sessionId: newId() } }) },
  { call: securityCalls.endOtherSessions, sent: () => ({ body: {} }) },
  { call: securityCalls.confirmSignIn, sent: () => ({ body: { password } }) },
  { call: securityCalls.mailSignInCode, sent: () => ({ body: {} }) },
  { call: securityCalls.resetSignedIn, sent: () => ({ body: { password: nextPassword } }) },
  {
    call: securityCalls.changePassword,
    sent: (_project, { accountId, email }) => ({
      body: { email, tvAccountId: accountId, oldPassword: password, password: nextPassword },
    }),
  },
  {
    call: securityCalls.changeEmail,
    sent: (_project, { accountId }) => ({ body: { tvAccountId: accountId, email: newAddress(), password } }),
  },
  {
    call: securityCalls.changeEmailByQuery,
    sent: (_project, { accountId }) => ({ query: { tvAccountId: accountId, email: newAddress() } }),
  },
  { call: signInCalls.logout, sent: () => ({ body: {} }) },
];
