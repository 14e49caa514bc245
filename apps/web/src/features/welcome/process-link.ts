import { teamCalls, welcomeCalls } from '@confab/contracts';
import { isInvitation, welcomeMessages, type WelcomeAnswer, type WelcomeLink } from '@confab/identity';
import { ApiFailure, type ApiClient } from '../../api/api-client.ts';
import { isUnavailable } from '../../api/is-unavailable.ts';
import { hadSecret } from './stored-answer.ts';
import { toTeamLanding } from './team-landing.ts';
import { getFallback, nameMessage } from '../../words/message.ts';

/**
 * Processes a mailed link: accepts or declines its invitation, or verifies its email address.
 *
 * Names come only from the answer of the server, never from the link (WEB-2). A link without a secret calls nothing, and
 * one whose secret was lost in a reload has to be opened again.
 */
export async function processLink(
  api: ApiClient,
  link: WelcomeLink,
  secret: string | undefined,
): Promise<WelcomeAnswer> {
  if (link.error !== undefined) return { isDone: false, error: link.error };
  if (isInvitation(link.signupType)) return answerInvitation(api, link, secret);
  if (secret !== undefined) return verify(api, secret);
  if (hadSecret()) return { isDone: false, error: 'linkNeeded' };
  return { isDone: true, email: link.email, isPasswordSet: link.isPasswordSet };
}

async function answerInvitation(
  api: ApiClient,
  { signupType, invitationId }: WelcomeLink,
  ticket: string | undefined,
): Promise<WelcomeAnswer> {
  if (invitationId === undefined) return { isDone: false, error: 'internalError' };
  const call = signupType === 'teamAccept' ? teamCalls.acceptInvitation : teamCalls.rejectInvitation;
  try {
    const result = await api.call(call, {
      body: { teamInvitationId: invitationId, ...(ticket !== undefined && { ticket }) },
    });
    const { teamName, email, isPasswordSet, hasSignUpPassword } = result;
    const landing = signupType === 'teamAccept' ? { landing: toTeamLanding(result) } : {};
    return { isDone: true, teamName, email, isPasswordSet, hasSignUpPassword, ...landing };
  } catch (error) {
    const message = error instanceof ApiFailure ? error : getFallback(call);
    // Without the lost secret only the invited account can answer, so the refusal shows nothing about the invitation.
    if (ticket === undefined && hadSecret() && !isUnavailable(message))
      return {
        isDone: false,
        error: 'internalError',
        message: nameMessage('welcomeMessages.invitationLinkNeeded', welcomeMessages.invitationLinkNeeded),
      };
    return { isDone: false, error: 'internalError', message };
  }
}

async function verify(api: ApiClient, code: string): Promise<WelcomeAnswer> {
  try {
    const { outcome, email, isPasswordSet, hasSignUpPassword } = await api.call(welcomeCalls.verifyEmail, {
      body: { code },
    });
    return outcome === 'verified'
      ? { isDone: true, email, isPasswordSet, hasSignUpPassword }
      : { isDone: false, error: outcome };
  } catch (error) {
    return { isDone: false, error: 'internalError', ...(error instanceof ApiFailure && { message: error }) };
  }
}
