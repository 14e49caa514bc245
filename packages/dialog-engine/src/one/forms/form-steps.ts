import { acceptsAnswer, describeRefused } from '../../answer-limits/accepts-answer.ts';
import { toText } from '../../expression/values.ts';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { traceUnderstood } from '../../nodes/listening/understand.ts';
import { sendMessage } from '../../nodes/types/email-sms.ts';
import type { Move, ProgramResponse } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { traceMessages } from '../../text/trace-messages.ts';
import { addChips } from '../listening/add-chips.ts';
import { handlePageNoMatch } from '../listening/handle-page-input.ts';
import { forgetAnswer, formatSummary, noAnswers, restoreAnswers, type Answers } from './form-answers.ts';
import type { FormField, PageForm } from './page-form.ts';

const waiting: Move = { type: 'wait' };

/** Asks the next open question, then for confirmation, then completes the form. */
export function askNextField(run: TurnRun, form: PageForm): Move {
  const { values } = run.modules.capture ?? noAnswers;
  const next = form.fields.find(({ id }) => !Object.hasOwn(values, id));
  if (next) return askField(run, form, next);
  if (!form.confirm) return finishForm(run, form);
  run.modules.capture = { values, open: '', isConfirming: true };
  respond(run, form, form.confirm);
  return waiting;
}

function askField(run: TurnRun, form: PageForm, field: FormField): Move {
  const { values } = run.modules.capture ?? noAnswers;
  run.modules.capture = { values, open: field.id };
  respond(run, form, field.prompt);
  addChips(run, field.chips);
  return waiting;
}

/** Forgets the answer to a question and asks it again. */
export function askFieldAgain(run: TurnRun, form: PageForm, field: FormField): Move {
  run.reprompts = noReprompts;
  forgetAnswer(run, field);
  return askNextField(run, form);
}

/** Continues after new answers. One outside the limits of its question is refused, and the question asked again. */
export function acceptAnswers(run: TurnRun, form: PageForm, text: string, answers: Answers): Move {
  const refused = findRefused(run, answers);
  const taken = answers.filter(([field, value]) => acceptsAnswer(run, field, value));
  const reasons = [
    ...taken.map(([{ name }, value]) => `"${name}" is ${toText(value)}`),
    ...(refused ? [describeRefused(...refused)] : []),
  ];
  if (!refused || refused[0].outside || taken.length > 0)
    traceUnderstood(run, text, [], null, reasons.join(', '), 'value');
  if (taken.length > 0) run.reprompts = noReprompts;
  return refused ? refuseAnswer(run, form, text, refused[0]) : askNextField(run, form);
}

/** The first answer that its question does not accept. */
export function findRefused(run: TurnRun, answers: Answers): Answers[number] | undefined {
  return answers.find(([field, value]) => !acceptsAnswer(run, field, value));
}

/**
 * Says that an answer is outside the limits of its question, which is asked again. An earlier answer does not count
 * then.
 */
export function refuseAnswer(run: TurnRun, form: PageForm, text: string, field: FormField): Move {
  forgetAnswer(run, field);
  const ask = () => void askField(run, form, field);
  if (!field.outside)
    return handlePageNoMatch(run, form.pageId, text, {
      respondAll: ask,
      repeatQuestion: ask,
      reprompt: () => respondAgain(run, form, field),
    });
  respond(run, form, field.outside);
  ask();
  return waiting;
}

/** Gives the reprompt of a question with its choices. @returns whether it has one. */
export function respondAgain(run: TurnRun, form: PageForm, field: FormField): boolean {
  const isSaid = respond(run, form, field.reprompt);
  if (isSaid) addChips(run, field.chips);
  return isSaid;
}

/**
 * Sends the answers, which can then still be corrected; without any answer nothing is sent. After a correction that could
 * not be sent, the answers are those that were.
 */
export function finishForm(run: TurnRun, form: PageForm): Move {
  const { values } = run.modules.capture ?? noAnswers;
  const isEmpty = Object.values(values).every((value) => value === null);
  const fault = form.mail && !isEmpty ? sendMessage(run, createMailCall(run, form, form.mail)) : undefined;
  if (fault) {
    run.traceException(fault.name, fault.message, 'QueueErrorMessage');
    respond(run, form, form.failed ?? run.program.messages.Error);
    if (run.modules.sentForm) restoreAnswers(run, form, run.modules.sentForm.values);
  } else respond(run, form, form.mail && isEmpty ? form.cancelled : form.done);
  run.modules.capture = undefined;
  if (!fault) run.modules.sentForm = isEmpty ? undefined : { pageId: form.pageId, values };
  return form.after(run);
}

function createMailCall(run: TurnRun, form: PageForm, mail: NonNullable<PageForm['mail']>) {
  run.parameters = new Map([['Summary', formatSummary(run, form)]]);
  return mail(run);
}

/** Leaves the form without its answers. Answers that were sent before they were corrected stay as they were sent. */
export function cancelForm(run: TurnRun, form: PageForm, text: string): Move {
  traceUnderstood(run, text, [], null, traceMessages.formCancelled, 'command');
  const { sentForm } = run.modules;
  if (sentForm) restoreAnswers(run, form, sentForm.values);
  else run.modules.capture = undefined;
  respond(run, form, sentForm ? form.done : form.cancelled);
  run.modules.capture = undefined;
  return form.after(run);
}

/** Gives a response that may quote the summary of answers. */
export function respond(run: TurnRun, form: PageForm, response: ProgramResponse | undefined): boolean {
  run.parameters = new Map([['Summary', formatSummary(run, form)]]);
  return run.respond(response);
}
