import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import {
  checkLimits,
  ImportFault,
  createPlainStep,
  summarise,
  type ImportedCase,
  type ImportedCases,
  type ImportedStep,
} from './imported-cases.ts';
import { readText } from './read-values.ts';

/**
 * Reads a Bot Framework transcript: a list of activities becomes one case. The bot's messages after a user message are
 * the expected response; those before the first one are expected of the opening turn.
 * A user message without a text, such as a submitted card, is left out with its response.
 */
export function importTranscript(document: JsonValue, name: string): ImportedCases {
  if (!isJsonArray(document)) throw new ImportFault('The file', 'it is not a list of activities.');
  const steps: ImportedStep[] = [createPlainStep('')];
  const passedOver = new Map<string, number>();
  const omissions: string[] = [];
  let isAnswerOfOmitted = false;
  for (const [at, activity] of document.entries()) {
    if (!isJsonObject(activity)) throw new ImportFault(`Activity ${at + 1}`, 'it is not an object.');
    const type = readText(activity['type']);
    if (type !== 'message') {
      passedOver.set(type, (passedOver.get(type) ?? 0) + 1);
      continue;
    }
    const text = readText(activity['text']) || readCards(activity['attachments']);
    if (findRole(activity) === 'user') isAnswerOfOmitted = text === '';
    else if (isAnswerOfOmitted && text !== '') {
      omissions.push(`Activity ${at + 1}: it answers a message that is left out.`);
      continue;
    }
    if (readText(activity['text']) === '')
      omissions.push(
        text === ''
          ? `Activity ${at + 1}: the message has no text and is left out.`
          : `Activity ${at + 1}: the message has only a card; its title and text are used.`,
      );
    if (text !== '') addMessage(steps, getRole(activity, at), text);
  }
  const [opening, ...rest] = steps;
  const isSilent = opening?.expectedResponse === '';
  const cases: ImportedCase[] = rest.length === 0 && isSilent ? [] : [{ name, steps: isSilent ? rest : steps }];
  const notes = [...passedOver].map(
    ([type, count]) => `${count} activities of the type "${type}" say nothing and were passed over.`,
  );
  return checkLimits({ cases, notes: [...summarise(omissions), ...notes] }, 'The transcript');
}

/** Reads the title and text of each card of a message without a text. */
function readCards(attachments: JsonValue | undefined): string {
  if (!isJsonArray(attachments)) return '';
  const texts = attachments.flatMap((attachment) => {
    const content = isJsonObject(attachment) ? attachment['content'] : undefined;
    if (!isJsonObject(content)) return [];
    return [readText(content['title']), readText(content['subtitle']), readText(content['text'])];
  });
  return texts.filter((text) => text !== '').join('\n');
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

function getRole(activity: JsonObject, at: number): 'user' | 'bot' {
  const role = findRole(activity);
  if (role) return role;
  throw new ImportFault(
    `Activity ${at + 1}`,
    'it does not say whether the user or the bot sent it ("from.role" or "recipient.role").',
  );
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
  return isJsonObject(account) ? readText(account['role']).toLowerCase() : '';
}
