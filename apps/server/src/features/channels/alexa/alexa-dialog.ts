import type { Directive, Intent, ResponseEnvelope } from 'ask-sdk-model';
import type { ChannelAnswer } from '../../../db/stored-shapes.ts';
import type { AlexaDialog, AlexaRequest } from './alexa-request.ts';

/**
 * Finds the dialog that a request belongs to: the intent that was spoken last, and its slots. The attributes of the
 * session keep it for requests without slots, such as a yes. Alexa refuses to ask for slots of other intents.
 */
export function findDialog({ session, request }: AlexaRequest): AlexaDialog | undefined {
  const { intent, dialogState } = request;
  const slots = Object.keys(intent?.slots ?? {});
  if (!intent || dialogState === undefined || slots.length === 0) return session?.attributes?.dialog;
  return { intent: intent.name, slots };
}

/** Whether a request answers the question for a slot. */
export function isSlotAnswer({ session, request }: AlexaRequest): boolean {
  const dialog = session?.attributes?.dialog;
  return dialog?.asked !== undefined && dialog.intent === request.intent?.name;
}

/** Makes Alexa listen for the value of the slot that the answer asks for, so that a bare value is understood. */
export function addDialog(
  envelope: ResponseEnvelope,
  { askedSlot, ended }: ChannelAnswer,
  dialog: AlexaDialog | undefined,
): ResponseEnvelope {
  if (!dialog || ended) return envelope;
  const { intent, slots } = dialog;
  const { response } = envelope;
  const directives = response.directives ?? [];
  // Alexa refuses other directives beside a video.
  const asked = directives.some(({ type }) => type === 'VideoApp.Launch') ? undefined : askedSlot;
  return {
    ...envelope,
    sessionAttributes: { dialog: { intent, slots, ...(asked !== undefined && { asked }) } },
    response: asked === undefined ? response : { ...response, directives: [...directives, askFor(asked, dialog)] },
  };
}

/** The conversation keeps the values, so that the intent has none: the next request has only those that are new. */
function askFor(slotToElicit: string, { intent, slots }: AlexaDialog): Directive {
  const confirmationStatus = 'NONE';
  const updatedIntent: Intent = {
    name: intent,
    confirmationStatus,
    slots: Object.fromEntries(slots.map((name) => [name, { name, confirmationStatus }])),
  };
  return { type: 'Dialog.ElicitSlot', slotToElicit, updatedIntent };
}
