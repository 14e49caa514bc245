import type { IntentRequest, LaunchRequest, Request, RequestEnvelope } from 'ask-sdk-model';
import { noon } from './sign.ts';

export const launch: LaunchRequest = {
  type: 'LaunchRequest',
  requestId: 'amzn1.echo-api.request.1',
  timestamp: new Date(noon).toISOString(),
  locale: 'en-US',
};

export function anIntent(intent: IntentRequest['intent'], requestId = 'amzn1.echo-api.request.2'): IntentRequest {
  return { ...launch, type: 'IntentRequest', requestId, dialogState: 'COMPLETED', intent };
}

/** An utterance, sent through an intent that accepts any words. */
export function saying(text: string, requestId: string): IntentRequest {
  const words = { name: 'words', value: text, confirmationStatus: 'NONE' } as const;
  return anIntent({ name: 'CatchAllIntent', confirmationStatus: 'NONE', slots: { words } }, requestId);
}

/** A request as Alexa sends it from a device with a screen. */
export function envelope(
  request: Request,
  sessionId = 'amzn1.echo-api.session.1',
  attributes: Readonly<Record<string, unknown>> = {},
): RequestEnvelope {
  const application = { applicationId: 'amzn1.ask.skill.1' };
  const user = { userId: 'amzn1.ask.account.1' };
  return {
    version: '1.0',
    session: { new: request.type === 'LaunchRequest', sessionId, application, user, attributes },
    context: {
      System: {
        application,
        user,
        device: { deviceId: 'd', supportedInterfaces: { 'Alexa.Presentation.APL': {} } },
        apiEndpoint: 'https://api.amazonalexa.com',
      },
    },
    request,
  };
}
