import { findPlaceAfterName, isEqualData } from '@confab/understanding';
import type { JsonValue } from '@confab/model';
import { acceptsAnswer, getSlotFiller } from '../../answer-limits/accepts-answer.ts';
import { createMoment } from '../../languages/moments.ts';
import { blankPlaces, blankReplies, findCorrected, type FoundAnswers } from '../../nodes/listening/find-corrected.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { CaptureState } from '../../types.ts';
import { storeAnswer } from '../compile/answer-kind.ts';
import { asksForContact, blankContacts } from './gives-contact.ts';
import type { FormField, PageForm } from './page-form.ts';

export const noAnswers: CaptureState = { values: {}, open: '' };

/** Questions and the values that were given for them. */
export type Answers = readonly (readonly [FormField, JsonValue])[];

/** Stores the answers to the open question and to later ones that the text clearly covers. */
export function fillAnswers(run: TurnRun, form: PageForm, field: FormField, text: string): Answers {
  const { fields } = form;
  const { values } = run.modules.capture ?? noAnswers;
  const open = fields.filter(({ id }) => id !== field.id && !Object.hasOwn(values, id)).map(({ id }) => id);
  const moment = createMoment(run.context, run.effects.clock());
  const filled = getSlotFiller(run, form).fill(text, [field.id, ...open], moment, true);
  return filled.has(field.id) ? takeAnswers(run, fields, filled) : [];
}

/** Stores the answers beside the keyword that opened the form, as in 'book a table for four tomorrow'. */
export function fillFromKeyword(run: TurnRun, form: PageForm): Answers {
  const { heardKeyword: heard } = run;
  if (heard?.pageId !== form.pageId) return [];
  const moment = createMoment(run.context, run.effects.clock());
  const slotFiller = getSlotFiller(run, form);
  const ids = form.fields.map(({ id }) => id);
  const inKeyword = slotFiller.fillUnasked(heard.keyword, ids, moment);
  const filled = slotFiller.fillUnasked(heard.text, ids, moment);
  const given = [...filled].filter(([id, value]) => !isEqualData(inKeyword.get(id), value));
  return takeAnswers(run, form.fields, new Map(given));
}

/**
 * Stores other values than those that were given before, as in 'no, five people'. The yes or no beside them is not a
 * value, and a named question takes its value first.
 */
export function fillChanges(run: TurnRun, form: PageForm, text: string, named?: FormField): Answers {
  return keepChanges(run, form, findGiven(run, form, text, named));
}

/** Like `fillChanges` for a text that only corrects: any other may answer a question for any words. */
export function fillCorrection(run: TurnRun, form: PageForm, text: string): Answers {
  const moment = createMoment(run.context, run.effects.clock());
  const said = { text, language: run.program.language, moment };
  return keepChanges(run, form, findCorrected(getSlotFiller(run, form), listGiven(run, form), said));
}

/** The values in a text for questions that have one, those of the named and the latest question first. */
function findGiven(run: TurnRun, form: PageForm, text: string, named: FormField | undefined): FoundAnswers {
  const { language } = run.program;
  const others = listGiven(run, form).filter((one) => one !== named);
  const said = blankReplies(text, language);
  const found = findUnasked(run, form, said, named ? [named, ...others] : others, named);
  if (!named || found.has(named.id) || named.kind.isText || named.kind.slotType === 'yesNo') return found;
  const place = findPlaceAfterName(said, named.name, language);
  if (!place) return found;
  const moment = createMoment(run.context, run.effects.clock());
  const answer = said.slice(place.start, place.end);
  const value = getSlotFiller(run, form).fill(answer, [named.id], moment, true).get(named.id);
  if (value === undefined) return found;
  const beside = findUnasked(run, form, blankPlaces(said, [place]), others, named);
  return new Map([[named.id, { value, places: [place] }], ...beside]);
}

/** The values for some questions; an address or a telephone number is only one of a question that asks for it. */
function findUnasked(
  run: TurnRun,
  form: PageForm,
  said: string,
  fields: readonly FormField[],
  named: FormField | undefined,
): FoundAnswers {
  const moment = createMoment(run.context, run.effects.clock());
  const slotFiller = getSlotFiller(run, form);
  const listIds = (areContacts: boolean) =>
    fields.filter((field) => asksForContact(field) === areContacts).map(({ id }) => id);
  const others = slotFiller.findUnasked(
    blankContacts(said, run.program.language, named),
    listIds(false),
    moment,
    named?.id,
  );
  const taken = [...others.values()].flatMap(({ places }) => places);
  return new Map([...others, ...slotFiller.findUnasked(blankPlaces(said, taken), listIds(true), moment, named?.id)]);
}

/** The questions that have a value, the latest first. Free words do not show which question they are for. */
export function listGiven(run: TurnRun, { fields }: PageForm): readonly FormField[] {
  const { values } = run.modules.capture ?? noAnswers;
  return fields.filter(({ id, kind }) => !kind.isText && Object.hasOwn(values, id)).toReversed();
}

function keepChanges(run: TurnRun, { fields }: PageForm, found: FoundAnswers): Answers {
  const { values } = run.modules.capture ?? noAnswers;
  const filled = [...found].map(([id, { value }]) => [id, value] as const);
  const changed = new Map(filled.filter(([id, value]) => !isEqualData(values[id] ?? null, value)));
  return takeAnswers(run, fields, changed);
}

/**
 * Keeps the values that their questions accept.
 * @returns these, then those that are outside the limits of their questions
 */
function takeAnswers(run: TurnRun, fields: readonly FormField[], filled: ReadonlyMap<string, JsonValue>): Answers {
  const refused = fields.flatMap((field): Answers => {
    const value = filled.get(field.id);
    return value === undefined || acceptsAnswer(run, field, value) ? [] : [[field, value]];
  });
  const outside = new Set(refused.map(([{ id }]) => id));
  const stored = storeAnswers(run, fields, new Map([...filled].filter(([id]) => !outside.has(id))));
  if (stored.length > 0) keepValues(run, stored);
  return [...stored, ...refused];
}

/** Stores values in the variables of their questions. @returns those that the variables can hold */
function storeAnswers(run: TurnRun, fields: readonly FormField[], filled: ReadonlyMap<string, JsonValue>): Answers {
  return fields.flatMap((field): Answers => {
    const value = filled.get(field.id);
    return value !== undefined && storeAnswer(run, field.token, field.variable, value) ? [[field, value]] : [];
  });
}

export function keepValues(run: TurnRun, answers: Answers): void {
  const { values, open } = run.modules.capture ?? noAnswers;
  const more = Object.fromEntries(answers.map(([{ id }, value]) => [id, value]));
  run.modules.capture = { values: { ...values, ...more }, open };
}

/** Replaces all answers by earlier ones. A question that was skipped then loses an answer that it got since. */
export function restoreAnswers(run: TurnRun, { fields }: PageForm, values: CaptureState['values']): void {
  const { values: later } = run.modules.capture ?? noAnswers;
  const isChanged = ([id, value]: readonly [string, JsonValue]) => value !== null || (later[id] ?? null) !== null;
  storeAnswers(run, fields, new Map(Object.entries(values).filter(isChanged)));
  run.modules.capture = { values, open: '' };
}

/** Forgets the answer to a question, so that it is asked again. */
export function forgetAnswer(run: TurnRun, { id }: FormField): void {
  const { values } = run.modules.capture ?? noAnswers;
  const kept = Object.fromEntries(Object.entries(values).filter(([other]) => other !== id));
  run.modules.capture = { values: kept, open: id };
}

/** The given answers, one per line. */
export function formatSummary(run: TurnRun, { fields }: PageForm): string {
  const { values } = run.modules.capture ?? noAnswers;
  run.spend(fields.length);
  const lines = fields.flatMap(({ id, name }) => {
    const value = values[id] ?? null;
    return value === null ? [] : [`${name}: ${run.toWords(value)}`];
  });
  return lines.join('\n');
}
