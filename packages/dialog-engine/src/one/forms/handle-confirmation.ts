import { findCorrection, findNamed, findYesNo, splitKeywordWords } from '@confab/understanding';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { traceUnderstood } from '../../nodes/listening/understand.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { addChips } from '../listening/add-chips.ts';
import {
  handlePageNoMatch,
  matchPageOrCommand,
  matchWholeText,
  type PagePrompts,
} from '../listening/handle-page-input.ts';
import { isShortQuestion } from '../listening/is-short-question.ts';
import { parseCommand } from '../listening/parse-command.ts';
import { parsePoliteWords } from '../listening/parse-polite-words.ts';
import { fillChanges } from './form-answers.ts';
import { acceptAnswers, askFieldAgain, askNextField, cancelForm, finishForm, respond } from './form-steps.ts';
import { givesContact, offersContact } from './gives-contact.ts';
import type { PageForm } from './page-form.ts';

const waiting: Move = { type: 'wait' };

/**
 * Handles the answer to whether everything is right: a yes, a new value, the name of the question to ask again, or a no,
 * after which it asks what to change. Other pages are heard where the text is neither a yes, a no nor a correction.
 */
export function handleConfirmation(run: TurnRun, form: PageForm, text: string, again: PagePrompts): Move {
  const { language } = run.program;
  const answer = findYesNo(text, language);
  const named = answer === true ? undefined : findNamed(text, form.fields, language);
  const isAboutAnswers = named !== undefined && !isShortQuestion(splitKeywordWords(text), language);
  if (answer === undefined && !isAboutAnswers) {
    if (parsePoliteWords(text, language) !== undefined) return repeatConfirmation(run, form, text);
    const called = matchWholeText(run, form.pageId, text, again);
    if (called) return called;
    if (parseCommand(text, language) === 'cancel') return cancelForm(run, form, text);
    const hasContact = givesContact(text, language) || offersContact(text, form.fields, language);
    const isForForm = hasContact || findCorrection(text, language) === 'clear';
    const elsewhere = isForForm ? undefined : matchPageOrCommand(run, form.pageId, text, again);
    if (elsewhere) return elsewhere;
  }
  const changes = fillChanges(run, form, text, named);
  if (changes.length > 0) return acceptAnswers(run, form, text, changes);
  if (named) {
    traceUnderstood(run, text, [], null, `"${named.name}" is wrong`, 'reply');
    return askFieldAgain(run, form, named);
  }
  if (answer === undefined) return handlePageNoMatch(run, form.pageId, text, again);
  traceUnderstood(run, text, [], null, answer ? 'everything is right' : 'something is wrong', 'reply');
  run.reprompts = noReprompts;
  return answer ? finishForm(run, form) : askChange(run, form);
}

/** Thanks are neither a yes nor a no, so the question stays open. */
function repeatConfirmation(run: TurnRun, form: PageForm, text: string): Move {
  traceUnderstood(run, text, [], null, 'neither a yes nor a no', 'reply');
  return askNextField(run, form);
}

/** Asks what to change; a form with one question asks it again. */
function askChange(run: TurnRun, form: PageForm): Move {
  const [only, ...others] = form.fields;
  if (only && others.length === 0) return askFieldAgain(run, form, only);
  respond(run, form, form.askChange);
  addChips(
    run,
    form.fields.map(({ name }) => name).filter((name) => name !== ''),
  );
  return waiting;
}
