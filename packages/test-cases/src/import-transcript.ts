import { isJsonArray, isJsonObject, readString, type JsonObject, type JsonValue } from '@confab/model';
import {
  checkLimits,
  ImportFault,
  createPlainStep,
  summarise,
  type ImportedCase,
  type ImportedCases,
  type ImportedStep,
} from './imported-cases.ts';
import { hasButtons, listCards, readCard } from './read-cards.ts';

const unknownSender = 'it does not say whether the user or the bot sent it ("from.role" or "recipient.role")';

/**
 * Reads a Bot Framework transcript: a list of activities becomes one case. The bot's messages after a user message are
 * the expected response; those before the first one are expected of the opening turn.
 * A user message without a text, such as a submitted card, is left out with its response. So is a message of an unknown
 * sender, which may be the user's.
 */
export function importTranscript(document: JsonValue, name: string): ImportedCases {
  if (!isJsonArray(document)) throw new ImportFault('The file', 'it is not a list of activities.');
  const steps: ImportedStep[] = [createPlainStep('')];
  const passedOver = new Map<string, number>();
  const omissions: string[] = [];
  let isAnswerOfOmitted = false;
  let firstUnknown: string | undefined;
  for (const [at, activity] of document.entries()) {
    const where = `Activity ${at + 1}`;
    if (!isJsonObject(activity)) throw new ImportFault(where, 'it is not an object.');
    const type = readString(activity['type']);
    if (type !== 'message') {
      passedOver.set(type, (passedOver.get(type) ?? 0) + 1);
      continue;
    }
    const { text, notes } = readMessage(activity);
    const role = findRole(activity);
    if (role !== 'bot') isAnswerOfOmitted = !role || text === '';
    if (!role && text !== '') {
      firstUnknown ??= where;
      omissions.push(`${where}: ${unknownSender}, so it is left out.`);
      continue;
    }
    if (role === 'bot' && isAnswerOfOmitted && text !== '') {
      omissions.push(`${where}: it answers a message that is left out.`);
      continue;
    }
    omissions.push(...notes.map((note) => `${where}: ${note}`));
    if (role && text !== '') addMessage(steps, role, text);
  }
  const [opening, ...rest] = steps;
  const isSilent = opening?.expectedResponse === '';
  const cases: ImportedCase[] = rest.length === 0 && isSilent ? [] : [{ name, steps: isSilent ? rest : steps }];
  if (cases.length === 0 && firstUnknown !== undefined) throw new ImportFault(firstUnknown, `${unknownSender}.`);
  const notes = [...passedOver].map(
    ([type, count]) => `${count} activities of the type "${type}" say nothing and were passed over.`,
  );
  return checkLimits({ cases, notes: [...summarise(omissions), ...notes] }, 'The transcript');
}

/** Reads the text of a message, or of its cards if it has none, and notes what else it shows. */
function readMessage(activity: JsonObject) {
  const own = readString(activity['text']);
  const cards = listCards(activity['attachments']);
  const ofCards = cards.flatMap(readCard).join('\n');
  const notes: string[] = [];
  if (own !== '' && ofCards !== '') notes.push('the message has a text and a card; only its text is used.');
  else if (own === '' && ofCards !== '') notes.push('the message has only a card; its title and text are used.');
  else if (own === '') notes.push('the message has no text and is left out.');
  if (cards.some(hasButtons)) notes.push('the buttons of its card cannot be checked and are left out.');
  const suggested = isJsonObject(activity['suggestedActions']) ? activity['suggestedActions']['actions'] : undefined;
  if (isJsonArray(suggested) && suggested.length > 0)
    notes.push('its suggested actions ("suggestedActions") cannot be checked and are left out.');
  return { text: own || ofCards, notes };
}

function addMessage(steps: ImportedStep[], role: 'user' | 'bot', text: string) {
  if (role === 'user') {
    steps.push(createPlainStep(text));
    return;
  }
  const last = steps.pop() ?? createPlainStep('');
  const expectedResponse = last.expectedResponse === '' ? text : `${last.expectedResponse}\n${text}`;
  steps.push({ ...last, expectedResponse, match: 'Exact' });
}

/** Returns who sent a message. Older recorders name only the recipient. */
function findRole(activity: JsonObject): 'user' | 'bot' | undefined {
  const role = readRole(activity['from']);
  if (role === 'user' || role === 'bot') return role;
  const recipient = readRole(activity['recipient']);
  if (recipient === 'user') return 'bot';
  return recipient === 'bot' ? 'user' : undefined;
}

function readRole(account: JsonValue | undefined): string {
  return isJsonObject(account) ? readString(account['role']).toLowerCase() : '';
}
