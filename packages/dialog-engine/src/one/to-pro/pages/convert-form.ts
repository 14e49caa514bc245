import { readRows } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import { hasLimits } from '../../../answer-limits/read-limit.ts';
import { readBool, readText } from '../../../compile/authored-values.ts';
import type { OnePage } from '../../compile/page-tree.ts';
import { convertResponse, convertText, createFinder, staysAtPage, type ProContext } from '../pro-context.ts';
import { noResponse, quotesToken, replaceTokens } from '../pro-responses.ts';
import { readProAnswer } from '../read-pro-answer.ts';
import { toVariableName } from '../unique-names.ts';
import { addForm, type FormPlan } from './add-form.ts';
import { addEntrySteps, say } from './steps.ts';

const quoting = ['ConfirmResponse', 'DoneResponse', 'FailedResponse'] as const;

/** A form: a Capture for each question, the confirmation, the mail and the words after it. */
export function convertForm(context: ProContext, page: OnePage): void {
  const { plan } = context;
  const { values } = page;
  const fields = readRows(values.Fields).map((row) => {
    const variable = context.answers.get(`${page.id}.${row.id}`.toLowerCase()) ?? '';
    const name = readText(row.values.Name).trim();
    return {
      name,
      variable,
      answer: readProAnswer(context, name || page.name, row.values, variable),
      isRequired: row.values.Required === undefined || readBool(row.values.Required),
      saveTo: readText(row.values.SaveTo).trim(),
      prompt: convertResponse(context, page, row.values.Prompt),
      reprompt: convertResponse(context, page, row.values.Reprompt),
      limits: convertLimits(context, page, row.values),
    };
  });
  const recipient = readText(values.Recipient).trim();
  const mailText = readText(values.MailText).trim() || '{tv.Summary}';
  const quotesSummary =
    quoting.some((input) => quotesToken(values[input], ['Summary'])) ||
    (recipient !== '' && `${mailText}${readText(values.Subject)}`.includes('{tv.Summary}')) ||
    fields.every(({ isRequired }) => !isRequired);
  const summary = quotesSummary ? plan.addVariable(toVariableName(page.name, 'Summary'), 'string') : undefined;
  const find = (name: string) =>
    name === 'Summary' && summary !== undefined ? { variable: summary } : createFinder(context)(name);
  const convert = (value: JsonValue | undefined): JsonObject | undefined => convertResponse(context, page, value, find);
  if (quotesToken(values.DoneResponse, ['Summary']) && staysAtPage(context, page)) plan.report('SummaryStays', page);
  const form: FormPlan = {
    page,
    fields,
    summary,
    confirm: convert(values.ConfirmResponse),
    mail:
      recipient === ''
        ? undefined
        : {
            Recipient: replaceTokens(recipient, find),
            Subject: replaceTokens(readText(values.Subject), find),
            Text: replaceTokens(mailText, find),
          },
    done: convert(values.DoneResponse),
    failed: convert(values.FailedResponse),
    cancelled: convertResponse(context, page, values.CancelledResponse),
    intro: convertResponse(context, page, values.Response),
  };
  const first = addForm(context, form);
  addEntrySteps(context, page, say(page.name, form.intro), first);
}

function convertLimits(context: ProContext, page: OnePage, values: JsonObject): JsonObject {
  if (!hasLimits(readText(values.AnswerType))) return {};
  const [from, to] = [convertText(context, values.AcceptedFrom), convertText(context, values.AcceptedTo)];
  if (from.trim() === '' && to.trim() === '') return {};
  const outside = convertResponse(context, page, values.OutsideResponse) ?? noResponse;
  return { AcceptedFrom: from, AcceptedTo: to, OutsideResponse: outside };
}
