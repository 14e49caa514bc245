import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import {
  checkLimits,
  ImportFault,
  createPlainStep,
  type ImportedCase,
  type ImportedCases,
  type ImportedStep,
} from './imported-cases.ts';
import { readText } from './read-values.ts';

/**
 * Reads a Bot Framework transcript: a list of activities becomes one case. The bot's messages after a user message are
 * the expected response; those before the first one are expected of the opening turn.
 */
export function importTranscript(document: JsonValue, name: string): ImportedCases {
  if (!isJsonArray(document)) throw new ImportFault('The file', 'it is not a list of activities.');
  const steps: ImportedStep[] = [createPlainStep('')];
  const passedOver = new Map<string, number>();
  for (const [at, activity] of document.entries()) {
    if (!isJsonObject(activity)) throw new ImportFault(`Activity ${at + 1}`, 'it is not an object.');
    const type = readText(activity['type']);
    if (type !== 'message') passedOver.set(type, (passedOver.get(type) ?? 0) + 1);
    else addMessage(steps, getRole(activity['from'], at), readText(activity['text']));
  }
  const [opening, ...rest] = steps;
  const isSilent = opening?.expectedResponse === '';
  const cases: ImportedCase[] = rest.length === 0 && isSilent ? [] : [{ name, steps: isSilent ? rest : steps }];
  const notes = [...passedOver].map(
    ([type, count]) => `${count} activities of the type "${type}" say nothing and were passed over.`,
  );
  return checkLimits({ cases, notes }, 'The transcript');
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

function getRole(from: JsonValue | undefined, at: number): 'user' | 'bot' {
  const role = isJsonObject(from) ? readText(from['role']).toLowerCase() : '';
  if (role === 'user' || role === 'bot') return role;
  throw new ImportFault(`Activity ${at + 1}`, 'it does not say whether the user or the bot sent it ("from.role").');
}
