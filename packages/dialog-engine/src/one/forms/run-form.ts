import { traceMessages } from '../../text/trace-messages.ts';
import { createMoment } from '../../languages/moments.ts';
import { findYesNo, isEqualData, splitKeywordWords } from '@confab/understanding';
import type { JsonValue, TurnInput } from '@confab/model';
import { toText } from '../../expression/values.ts';
import { sendMessage } from '../../nodes/types/email-sms.ts';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { traceUnderstood } from '../../nodes/listening/understand.ts';
import type { Move, ProgramResponse } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { CaptureState } from '../../types.ts';
import { storeAnswer } from '../compile/answer-kind.ts';
import { addChips } from '../listening/add-chips.ts';
import { parseCommand, type Command } from '../listening/parse-command.ts';
import type { PageForm, FormField } from './page-form.ts';
import {
  matchPageOrCommand,
  matchWholeText,
  handlePageNoInput,
  handlePageInput,
  handlePageNoMatch,
  type PagePrompts,
} from '../listening/handle-page-input.ts';

const waiting: Move = { type: 'wait' };
const maxDeclineWords = 3;
const noAnswers: CaptureState = { values: {}, open: '' };

/** Starts a form with the first question that was not answered by what led to it. */
export function startForm(run: TurnRun, form: PageForm): Move {
  run.reprompts = noReprompts;
  run.modules.capture = noAnswers;
  run.respond(form.intro);
  fillFromKeyword(run, form);
  return askNextField(run, form);
}

/** Continues an open form whose own keyword was said: with its open question, and with new answers if it had some. */
function resumeForm(run: TurnRun, form: PageForm): Move {
  run.reprompts = noReprompts;
  fillFromKeyword(run, form);
  return askNextField(run, form);
}

/** Repeats the open question; a completed form repeats its last response. */
export function repeatForm(run: TurnRun, form: PageForm): Move {
  if (run.modules.capture) return askNextField(run, form);
  respond(run, form, form.done ?? form.intro);
  return waiting;
}

/** Handles the input at a form: an answer, a command or another page's keyword. */
export function handleFormInput(run: TurnRun, form: PageForm, input: Exclude<TurnInput, { type: 'opened' }>): Move {
  const { pageId } = form;
  const open = run.modules.capture;
  if (!open)
    return handlePageInput(run, pageId, input, {
      respondAll: () => respond(run, form, form.done ?? form.intro),
    });
  const field = form.fields.find(({ id }) => id === open.open);
  const again = createPrompts(form, field);
  if (input.type === 'silent') return handlePageNoInput(run, pageId, again);
  if (open.isConfirming) return handleConfirmation(run, form, input.text, again);
  return field ? handleAnswer(run, form, field, input.text, again) : askNextField(run, form);
}

function createPrompts(form: PageForm, field: FormField | undefined): PagePrompts {
  const ask = (run: TurnRun) => void askNextField(run, form);
  return {
    respondAll: ask,
    repeatQuestion: ask,
    resume: (run) => resumeForm(run, form),
    reprompt: (run) => {
      const isSaid = respond(run, form, field?.reprompt);
      if (isSaid && field) addChips(run, field.chips);
      return isSaid;
    },
  };
}

function handleAnswer(run: TurnRun, form: PageForm, field: FormField, text: string, again: PagePrompts): Move {
  const { pageId } = form;
  const command = parseCommand(text, run.program.language);
  if (!field.isRequired && (command === 'skip' || isDeclined(field, text, command, run.program.language))) {
    traceUnderstood(run, text, [], null, `"${field.name}" is left out`, 'value');
    keepValues(run, [[field, null]]);
    return askNextField(run, form);
  }
  const called = field.kind.isText ? matchWholeText(run, pageId, text, again) : undefined;
  if (called) return called;
  if (command === 'cancel') {
    traceUnderstood(run, text, [], null, traceMessages.formCancelled, 'command');
    run.modules.capture = undefined;
    respond(run, form, form.cancelled);
    return form.after(run);
  }
  const found = fillAnswers(run, form, field, text);
  if (found.length > 0) {
    const filled = found.map(([{ name }, value]) => `"${name}" is ${toText(value)}`).join(', ');
    traceUnderstood(run, text, [], null, filled, 'value');
    run.reprompts = noReprompts;
    return askNextField(run, form);
  }
  return matchPageOrCommand(run, pageId, text, again) ?? handlePageNoMatch(run, pageId, text, again);
}

/** A short no to an optional free-text question skips it. */
function isDeclined({ kind }: FormField, text: string, command: Command | undefined, language: string) {
  if (!kind.isText || command === 'decline') return kind.isText;
  return splitKeywordWords(text).length <= maxDeclineWords && findYesNo(text, language) === false;
}

type Answers = readonly (readonly [FormField, JsonValue])[];

/** Stores the answers to the open question and to later ones that the text clearly covers. */
function fillAnswers(run: TurnRun, { fields, slots }: PageForm, field: FormField, text: string): Answers {
  const { values } = run.modules.capture ?? noAnswers;
  const open = fields.filter(({ id }) => id !== field.id && !Object.hasOwn(values, id)).map(({ id }) => id);
  const filled = slots.fill(text, [field.id, ...open], createMoment(run.context, run.effects.clock()));
  if (!filled.has(field.id)) return [];
  const answers = storeAnswers(run, fields, filled);
  keepValues(run, answers);
  return answers;
}

/** Stores the answers beside the keyword that led to the form, as in 'book a table for four tomorrow'. */
function fillFromKeyword(run: TurnRun, { pageId, fields, slots }: PageForm): void {
  const { heardKeyword: heard } = run;
  if (heard?.pageId !== pageId) return;
  const moment = createMoment(run.context, run.effects.clock());
  const ids = fields.map(({ id }) => id);
  const inKeyword = slots.fillUnasked(heard.keyword, ids, moment);
  const filled = slots.fillUnasked(heard.text, ids, moment);
  keepValues(
    run,
    storeAnswers(run, fields, new Map([...filled].filter(([id, value]) => !isEqualData(inKeyword.get(id), value)))),
  );
}

/** Stores values in the variables of their questions. @returns those that the variables can hold */
function storeAnswers(run: TurnRun, fields: readonly FormField[], filled: ReadonlyMap<string, JsonValue>): Answers {
  return fields.flatMap((field): Answers => {
    const value = filled.get(field.id);
    return value !== undefined && storeAnswer(run, field.token, field.variable, value) ? [[field, value]] : [];
  });
}

function keepValues(run: TurnRun, answers: Answers) {
  const { values, open } = run.modules.capture ?? noAnswers;
  const more = Object.fromEntries(answers.map(([{ id }, value]) => [id, value]));
  run.modules.capture = { values: { ...values, ...more }, open };
}

/** Asks the next open question, then for confirmation, then completes the form. */
function askNextField(run: TurnRun, form: PageForm): Move {
  const { values } = run.modules.capture ?? noAnswers;
  const next = form.fields.find(({ id }) => !Object.hasOwn(values, id));
  if (next) {
    run.modules.capture = { values, open: next.id };
    respond(run, form, next.prompt);
    addChips(run, next.chips);
    return waiting;
  }
  if (!form.confirm) return finishForm(run, form);
  run.modules.capture = { values, open: '', isConfirming: true };
  respond(run, form, form.confirm);
  return waiting;
}

function handleConfirmation(run: TurnRun, form: PageForm, text: string, again: PagePrompts): Move {
  const answer = findYesNo(text, run.program.language);
  if (answer === undefined)
    return matchPageOrCommand(run, form.pageId, text, again) ?? handlePageNoMatch(run, form.pageId, text, again);
  const reason = answer ? 'what was said is right' : 'what was said is wrong, so it is asked for again';
  traceUnderstood(run, text, [], null, reason, 'reply');
  run.reprompts = noReprompts;
  if (answer) return finishForm(run, form);
  run.modules.capture = noAnswers;
  return askNextField(run, form);
}

/** Sends the answers; without any answer nothing is sent. */
function finishForm(run: TurnRun, form: PageForm): Move {
  const { values } = run.modules.capture ?? noAnswers;
  const isEmpty = Object.values(values).every((value) => value === null);
  const fault = form.mail && !isEmpty ? sendMessage(run, createMailCall(run, form, form.mail)) : undefined;
  if (fault) {
    run.traceException(fault.name, fault.message, 'QueueErrorMessage');
    respond(run, form, form.failed ?? run.program.messages.Error);
  } else respond(run, form, form.mail && isEmpty ? form.cancelled : form.done);
  run.modules.capture = undefined;
  return form.after(run);
}

function createMailCall(run: TurnRun, form: PageForm, mail: NonNullable<PageForm['mail']>) {
  run.parameters = new Map([['Summary', formatSummary(run, form)]]);
  return mail(run);
}

/** Gives a response that may quote the summary of answers. */
function respond(run: TurnRun, form: PageForm, response: ProgramResponse | undefined): boolean {
  run.parameters = new Map([['Summary', formatSummary(run, form)]]);
  return run.respond(response);
}

/** The given answers, one per line. */
function formatSummary(run: TurnRun, { fields }: PageForm): string {
  const { values } = run.modules.capture ?? noAnswers;
  run.spend(fields.length);
  const lines = fields.flatMap(({ id, name }) => {
    const value = values[id] ?? null;
    return value === null ? [] : [`${name}: ${run.toWords(value)}`];
  });
  return lines.join('\n');
}
