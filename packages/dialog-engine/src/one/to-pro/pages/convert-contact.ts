import { readBool, readText } from '../../../compile/authored-values.ts';
import { escapeText } from '../../../text/escape-text.ts';
import type { OnePage } from '../../compile/page-tree.ts';
import { convertResponse, createFinder, type ProContext } from '../pro-context.ts';
import { createResponse, quotesToken, replaceTokens } from '../pro-responses.ts';
import { readProAnswer } from '../read-pro-answer.ts';
import { toVariableName } from '../unique-names.ts';
import { addForm } from './add-form.ts';
import { addAnswerPage } from './convert-answer-pages.ts';
import { addEntrySteps, say } from './steps.ts';

const details = ['Phone', 'Email', 'Address', 'Website'] as const;
const names = [...details, 'Organisation'] as const;

/** Contact details, and a form with one question where a message is taken. */
export function convertContact(context: ProContext, page: OnePage): void {
  const { values } = page;
  const read = (name: string) => readText(values[name]).trim() || (context.authorDetails.get(name) ?? '');
  const own = Object.fromEntries(names.map((name) => [`Contact${name}`, read(name)]));
  const response = convertResponse(context, page, values.Response, createFinder(context, own));
  const known = details.map(read).filter((text) => text !== '');
  const isListed = known.length > 0 && !quotesToken(values.Response, Object.keys(own));
  const list = isListed
    ? createResponse(known.map((text) => escapeText('speech', text)).join('. '), known.join('\n'))
    : undefined;
  const steps = [...say(page.name, response), ...say(`${page.name}: details`, list)];
  if (readBool(values.TakesMessage)) addMessageForm(context, page, read('Email'), steps);
  else addAnswerPage(context, page, steps);
}

function addMessageForm(context: ProContext, page: OnePage, recipient: string, steps: ReturnType<typeof say>) {
  const { plan } = context;
  const { values } = page;
  const variable = context.answers.get(`${page.id}.message`.toLowerCase()) ?? '';
  const summary = plan.addVariable(toVariableName(page.name, 'Summary'), 'string');
  const find = (name: string) => (name === 'Summary' ? { variable: summary } : createFinder(context)(name));
  const convert = (input: string) => convertResponse(context, page, values[input]);
  const first = addForm(context, {
    page,
    fields: [
      {
        name: page.name,
        variable,
        answer: readProAnswer(context, page.name, { AnswerType: 'text' }, variable),
        isRequired: false,
        saveTo: '',
        prompt: convert('MessagePrompt'),
        reprompt: undefined,
        limits: {},
      },
    ],
    summary,
    intro: undefined,
    confirm: undefined,
    mail:
      recipient === ''
        ? undefined
        : {
            Recipient: replaceTokens(recipient, find),
            Subject: replaceTokens(readText(values.Subject), find),
            Text: replaceTokens(readText(values.MailText).trim() || '{tv.Summary}', find),
          },
    done: convert('DoneResponse'),
    failed: convert('FailedResponse'),
    cancelled: convert('CancelledResponse'),
  });
  addEntrySteps(context, page, steps, first);
}
