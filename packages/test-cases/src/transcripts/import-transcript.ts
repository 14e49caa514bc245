import { isJsonArray, isJsonObject, readString, type JsonObject, type JsonValue } from '@confab/model';
import {
  ImportFault,
  createPlainStep,
  importLimits,
  keepWithinLimits,
  summarise,
  type ImportedCase,
  type ImportedCases,
  type ImportedStep,
} from '../imported-cases.ts';
import { hasButtons, listCards, readCard } from './read-cards.ts';

const { stepsMax, textMax } = importLimits;
const typesMax = 10;
const unknownSender = 'it does not say whether the user or the bot sent it ("from.role" or "recipient.role")';

/**
 * Reads a Bot Framework transcript: a list of activities becomes one case. The bot's messages after a user message are
 * the expected response; those before the first one are expected of the opening turn.
 * A user message without a text, such as a submitted card, is left out with its response. So is a message of an unknown
 * sender, which may be the user's. Of a response and of a transcript beyond the limits, the beginning is imported.
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
    if (!isJsonObject(activity)) {
      omissions.push(`${where}: it is not an object and is left out.`);
      continue;
    }
    const type = readString(activity['type']);
    if (type !== 'message') {
      passedOver.set(type, (passedOver.get(type) ?? 0) + 1);
      continue;
    }
    const role = findRole(activity);
    const { text, notes } = readMessage(activity, role);
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
    if (role === 'user' && text !== '') steps.push(createPlainStep(text));
    if (role === 'bot' && text !== '' && !addResponse(steps, text))
      omissions.push(`${where}: the response is longer than ${textMax} characters; only its beginning is expected.`);
  }
  const [opening, ...rest] = steps;
  const all = opening?.expectedResponse === '' ? rest : steps;
  const cases: ImportedCase[] = all.length === 0 ? [] : [{ name, steps: all.slice(0, stepsMax) }];
  if (all.length > stepsMax)
    omissions.push(`The transcript has ${all.length} steps; only the first ${stepsMax} are imported.`);
  if (cases.length === 0 && firstUnknown !== undefined) throw new ImportFault(firstUnknown, `${unknownSender}.`);
  return keepWithinLimits(
    { cases, notes: [...summarise(omissions), ...describePassedOver(passedOver)] },
    'The transcript',
  );
}

/** Describes what is skipped by type; beyond the first types, only by number. */
function describePassedOver(counts: ReadonlyMap<string, number>): readonly string[] {
  const describe = ([type, count]: readonly [string, number]) =>
    `${count} activities of the type "${type}" say nothing and were passed over.`;
  const others = [...counts].slice(typesMax);
  if (others.length === 0) return [...counts].map(describe);
  const count = others.reduce((sum, [, own]) => sum + own, 0);
  return [
    ...[...counts].slice(0, typesMax).map(describe),
    `${count} activities of ${others.length} other types say nothing and were passed over.`,
  ];
}

/** Reads the text of a message, or of its cards if it has none, and notes what else it shows. */
function readMessage(activity: JsonObject, role: 'user' | 'bot' | undefined) {
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
  const text = own || ofCards;
  if (role !== 'user' || text.length <= textMax) return { text, notes };
  return { text: '', notes: [`the message is longer than ${textMax} characters and is left out.`] };
}

/**
 * Adds a message to the response of the last step. A response that is already cut accepts no more messages.
 *
 * @returns false when this message makes the response too long, so that it is cut; otherwise true
 */
function addResponse(steps: ImportedStep[], text: string): boolean {
  const last = steps.pop() ?? createPlainStep('');
  const isCut = last.match === 'Contains' && last.expectedResponse !== '';
  const whole = last.expectedResponse === '' ? text : `${last.expectedResponse}\n${text}`;
  if (isCut) steps.push(last);
  else if (whole.length <= textMax) steps.push({ ...last, expectedResponse: whole, match: 'Exact' });
  else steps.push({ ...last, expectedResponse: cutText(whole), match: 'Contains' });
  return isCut || whole.length <= textMax;
}

/** Cuts a text at the limit, but not inside a character. */
function cutText(text: string): string {
  return text.slice(0, textMax).replace(/[\uD800-\uDBFF]$/, '');
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
