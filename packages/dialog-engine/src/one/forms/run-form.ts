import { findCorrection, findNamed, findYesNo, splitKeywordWords } from '@confab/understanding';
import type { TurnInput } from '@confab/model';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { traceUnderstood } from '../../nodes/listening/understand.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import {
  matchPageOrCommand,
  matchRequest,
  matchWholeText,
  handlePageNoInput,
  handlePageInput,
  handlePageNoMatch,
  type PagePrompts,
  type RequestRules,
} from '../listening/handle-page-input.ts';
import { isClearQuestion, isShortQuestion } from '../listening/is-short-question.ts';
import { parseCommand } from '../listening/parse-command.ts';
import { parsePoliteWords } from '../listening/parse-polite-words.ts';
import {
  fillAnswers,
  fillChanges,
  fillCorrection,
  fillFromKeyword,
  keepValues,
  listGiven,
  noAnswers,
} from './form-answers.ts';
import {
  acceptAnswers,
  askFieldAgain,
  askNextField,
  cancelForm,
  findRefused,
  refuseAnswer,
  respond,
  respondAgain,
} from './form-steps.ts';
import { asksBesideName, asksForName, isNoName, leavesName } from './asks-for-name.ts';
import { handleConfirmation } from './handle-confirmation.ts';
import { givesContact } from './gives-contact.ts';
import type { PageForm, FormField } from './page-form.ts';

const waiting: Move = { type: 'wait' };
/** The words of a plain yes or no. */
const maxReplyWords = 3;
/** Longer texts may ask for something else, even if they have words of a correction. */
const maxCorrectionWords = { clear: 8, likely: 4 } as const;

/** Starts a form with the first question that the text which opened it did not answer. */
export function startForm(run: TurnRun, form: PageForm): Move {
  run.reprompts = noReprompts;
  run.modules.capture = noAnswers;
  run.modules.sentForm = undefined;
  run.respond(form.intro);
  return askAfterKeyword(run, form);
}

/** Continues an open form whose own keyword was said: at its open question, with the new answers in the text. */
function resumeForm(run: TurnRun, form: PageForm): Move {
  run.reprompts = noReprompts;
  return askAfterKeyword(run, form);
}

function askAfterKeyword(run: TurnRun, form: PageForm): Move {
  const refused = findRefused(run, fillFromKeyword(run, form));
  return refused ? refuseAnswer(run, form, run.heardKeyword?.text ?? '', refused[0]) : askNextField(run, form);
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
  if (!open) {
    const corrected = input.type === 'said' ? correctSent(run, form, input.text) : undefined;
    return (
      corrected ??
      handlePageInput(run, pageId, input, { respondAll: () => respond(run, form, form.done ?? form.intro) })
    );
  }
  const field = form.fields.find(({ id }) => id === open.open);
  const again = createPrompts(form, field);
  if (input.type === 'silent') return handlePageNoInput(run, pageId, again);
  if (open.isConfirming) return handleConfirmation(run, form, input.text, again);
  return field ? handleAnswer(run, form, field, input.text, again) : askNextField(run, form);
}

function createPrompts(form: PageForm, field: FormField | undefined): PagePrompts {
  const ask = (run: TurnRun) => void askNextField(run, form);
  const previous = form.fields[(field ? form.fields.indexOf(field) : form.fields.length) - 1];
  return {
    respondAll: ask,
    repeatQuestion: ask,
    ...(!form.isOffer && { resume: (run) => resumeForm(run, form), keepsAnswers: true }),
    ...(previous && { askPrevious: (run) => askFieldAgain(run, form, previous) }),
    reprompt: (run) => field !== undefined && respondAgain(run, form, field),
  };
}

function handleAnswer(run: TurnRun, form: PageForm, field: FormField, text: string, again: PagePrompts): Move {
  const { pageId } = form;
  const { language } = run.program;
  const command = parseCommand(text, language);
  const isOptionalText = field.kind.isText && !field.isRequired;
  if ((!field.isRequired && command === 'skip') || (isOptionalText && isDeclined(text, language)))
    return skipField(run, form, field, text);
  const called = field.kind.isText ? matchWholeText(run, pageId, text, again) : undefined;
  if (called) return called;
  if (command === 'cancel') return cancelForm(run, form, text);
  const isRequiredText = field.kind.isText && field.isRequired;
  const corrected = isRequiredText ? correctEarlier(run, form, field, text) : undefined;
  if (corrected) return corrected;
  const requested = field.kind.isText
    ? matchRequest(run, pageId, text, again, getRequestRules(form, field, language))
    : undefined;
  if (requested) return requested;
  const isName = isRequiredText && asksForName(field, language);
  if (isName && isNoName(splitKeywordWords(text), language)) return handlePageNoMatch(run, pageId, text, again);
  if (isOptionalText && isPlainReply(text, language, true)) {
    traceUnderstood(run, text, [], null, `"${field.name}" follows`, 'reply');
    return again.reprompt?.(run) ? waiting : askNextField(run, form);
  }
  const accepted = isRequiredText
    ? takeAnswer(run, form, field, text)
    : (correctNamed(run, form, text) ?? takeAnswer(run, form, field, text) ?? correctEarlier(run, form, field, text));
  if (accepted) return accepted;
  if (!field.isRequired && field.kind.slotType !== 'yesNo' && isDeclined(text, language))
    return skipField(run, form, field, text);
  if (givesContact(text, language)) return handlePageNoMatch(run, pageId, text, again);
  return matchPageOrCommand(run, pageId, text, again) ?? handlePageNoMatch(run, pageId, text, again);
}

/**
 * How texts ask for a page instead of answering. Names are hardly ever requests, but wishes often begin like questions,
 * and messages may be questions, so only a question for a name is left for another page.
 */
function getRequestRules({ isOffer }: PageForm, field: FormField, language: string): RequestRules {
  if (field.isRequired && asksForName(field, language)) return { isQuestion: asksBesideName, isLeaving: leavesName };
  const isOptional = !field.isRequired && !isOffer;
  return { isQuestion: isOptional ? isClearQuestion : isShortQuestion, isLeaving: () => false };
}

function takeAnswer(run: TurnRun, form: PageForm, field: FormField, text: string): Move | undefined {
  const found = fillAnswers(run, form, field, text);
  return found.length > 0 ? acceptAnswers(run, form, text, found) : undefined;
}

/**
 * Takes a correction such as 'oh wait, make that three people' for the earlier question that has a value of its kind.
 * At a question for any words the whole text has to be a correction, as 'no nuts for two of us' is an answer.
 */
function correctEarlier(run: TurnRun, form: PageForm, { kind }: FormField, text: string): Move | undefined {
  const correction = findCorrection(text, run.program.language);
  if (!correction) return undefined;
  if (!kind.isText && splitKeywordWords(text).length > maxCorrectionWords[correction]) return undefined;
  const named = findNamed(text, listGiven(run, form), run.program.language);
  const changes = kind.isText ? fillCorrection(run, form, text) : fillChanges(run, form, text, named);
  return changes.length > 0 ? acceptAnswers(run, form, text, changes) : undefined;
}

/**
 * Takes a correction of answers that were sent before, and continues as with any other: it asks whether all is right,
 * or sends the answers at once if the form does not ask that.
 */
function correctSent(run: TurnRun, form: PageForm, text: string): Move | undefined {
  const { sentForm } = run.modules;
  if (sentForm?.pageId !== form.pageId || !findCorrection(text, run.program.language)) return undefined;
  run.modules.capture = { values: sentForm.values, open: '' };
  const changes = fillCorrection(run, form, text);
  if (changes.length > 0) return acceptAnswers(run, form, text, changes);
  run.modules.capture = undefined;
  return undefined;
}

/** Takes a correction such as 'change the day to Friday', whose value may fit the open question as well. */
function correctNamed(run: TurnRun, form: PageForm, text: string): Move | undefined {
  const { language } = run.program;
  if (!findCorrection(text, language) || !findNamed(text, listGiven(run, form), language)) return undefined;
  const changes = fillCorrection(run, form, text);
  return changes.length > 0 ? acceptAnswers(run, form, text, changes) : undefined;
}

function skipField(run: TurnRun, form: PageForm, field: FormField, text: string): Move {
  traceUnderstood(run, text, [], null, `"${field.name}" is left out`, 'value');
  keepValues(run, [[field, null]]);
  return askNextField(run, form);
}

/** Whether a text is a plain no, with or without thanks. */
function isDeclined(text: string, language: string): boolean {
  return parsePoliteWords(text, language) === 'decline' || isPlainReply(text, language, false);
}

function isPlainReply(text: string, language: string, reply: boolean): boolean {
  return splitKeywordWords(text).length <= maxReplyWords && findYesNo(text, language) === reply;
}
