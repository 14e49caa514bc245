import { findYesNo } from '@confab/understanding';
import { toText } from '../../expression/values.ts';
import { convert } from '../../expression/convert-value.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { Capturing } from '../../types.ts';
import { compileForm, type Field, type Form } from '../listening/capture-form.ts';
import { along, headOf, type NodeType } from '../node-type.ts';
import { parameterFault, raising } from '../parameters.ts';
import { hearNothing, neverAsked, refuse } from '../listening/reprompt.ts';
import {
  hearElsewhere,
  momentOf,
  note,
  noteMissed,
  reasonOf,
  takeIntent,
  understand,
} from '../listening/understand.ts';

/**
 * Asks until every required slot is filled, and for a yes where a slot is to be confirmed. What came with the intent
 * that led here counts, and an answer may fill several slots at once.
 */
export const capture: NodeType = {
  type: 'Capture',
  compile(node, compiler) {
    const form = compileForm(node, compiler);
    return {
      ...headOf(node),
      handlingOf: compileExceptions(node, compiler),
      enter(run) {
        run.say(form.response);
        run.reprompts = neverAsked;
        const known = new Map(run.heardSlots.map(({ slot, value }) => [slot.toLowerCase(), value]));
        const heard = form.fields.flatMap(({ id, name }) => {
          const value = known.get(name.toLowerCase());
          return value === undefined ? [] : ([[id, value]] as const);
        });
        run.modules.capture = { values: {}, open: '' };
        return keep(run, form, heard) ?? proceed(run, form);
      },
      reask(run) {
        run.modules.capture ??= { values: {}, open: '' };
        return proceed(run, form);
      },
      hear(run, input) {
        const capturing = (run.modules.capture ??= { values: {}, open: form.fields[0]?.id ?? '' });
        const field = form.fields.find(({ id }) => id === capturing.open);
        if (!field) return proceed(run, form);
        if (input.type === 'silent') return hearNothing(run, withReprompt(form, field), () => ask(run, field));
        return capturing.isConfirming
          ? hearConfirmation(run, form, field, input.text)
          : hearValue(run, form, field, input.text);
      },
    };
  },
};

/** Asks for what is missing, or whether what was heard is right; goes on when nothing is open. */
function proceed(run: TurnRun, form: Form): Move {
  const { values, confirmed = [] } = run.modules.capture ?? { values: {} };
  for (const field of form.fields) {
    const has = Object.hasOwn(values, field.id);
    const isUnsure = has && field.confirm !== undefined && !confirmed.includes(field.id);
    if (has ? !isUnsure : !field.isRequired) continue;
    const { isConfirming: _, ...kept } = run.modules.capture ?? { values };
    run.modules.capture = { ...kept, open: field.id, ...(isUnsure && { isConfirming: true }) };
    ask(run, field);
    return { type: 'wait' };
  }
  run.modules.capture = undefined;
  return form.onward;
}

function ask(run: TurnRun, field: Field) {
  const capturing = run.modules.capture;
  if (!capturing?.isConfirming) return run.say(field.prompt);
  run.parameters = new Map([['SlotValue', capturing.values[field.id] ?? null]]);
  return run.say(field.confirm);
}

function hearValue(run: TurnRun, form: Form, field: Field, text: string): Move {
  const { values } = run.modules.capture ?? { values: {} };
  if (form.asked.isAnything(field.id)) {
    // Whatever is said is an answer, unless it is word for word something that is listened for.
    const other = hearIntent(run, form, text, true);
    if (other) return other;
  }
  const open = form.fields.map(({ id }) => id).filter((id) => id !== field.id && !Object.hasOwn(values, id));
  const filled = form.asked.fill(text, [field.id, ...open], momentOf(run));
  if (filled.size === 0) return hearIntent(run, form, text, false) ?? misheard(run, form, field, text);
  note(run, text, [], null, describe(form, filled), 'value');
  run.reprompts = neverAsked;
  return keep(run, form, [...filled]) ?? proceed(run, form);
}

function hearConfirmation(run: TurnRun, form: Form, field: Field, text: string): Move {
  const capturing: Capturing = run.modules.capture ?? { values: {}, open: field.id };
  const answer = findYesNo(text, run.program.language);
  const { isConfirming: _, confirmed = [], ...kept } = capturing;
  if (answer === true) {
    note(run, text, [], null, `"${field.name}" is right`, 'reply');
    run.reprompts = neverAsked;
    run.modules.capture = { ...kept, confirmed: [...confirmed, field.id] };
    return proceed(run, form);
  }
  const corrected = form.asked.isAnything(field.id) ? undefined : form.asked.fill(text, [field.id], momentOf(run));
  if (corrected && corrected.size > 0) {
    note(run, text, [], null, describe(form, corrected), 'value');
    run.modules.capture = { ...kept, confirmed };
    return keep(run, form, [...corrected]) ?? proceed(run, form);
  }
  if (answer === undefined) return hearIntent(run, form, text, false) ?? misheard(run, form, field, text);
  note(run, text, [], null, `"${field.name}" is wrong`, 'reply');
  const values = Object.fromEntries(Object.entries(kept.values).filter(([id]) => id !== field.id));
  run.modules.capture = { values, open: field.id, confirmed };
  if (!run.say(field.reprompt)) run.say(field.prompt);
  return { type: 'wait' };
}

/** Something else than an answer: an intent of the node's own connectors, or one that is listened for elsewhere. */
function hearIntent(run: TurnRun, form: Form, text: string, isExact: boolean): Move | undefined {
  const { candidates, best, route, isSure } = understand(run, form, text);
  if (!best || !route || !isSure || (isExact && best.how !== 'exact')) return hearElsewhere(run, text, isExact);
  note(run, text, candidates, best.intentId, reasonOf(run, best), 'intent');
  takeIntent(run, route, best);
  run.modules.capture = undefined;
  return along(route.connector);
}

function misheard(run: TurnRun, form: Form, field: Field, text: string): Move {
  noteMissed(run, text, [], `nothing in it is "${field.name}"`);
  return refuse(run, withReprompt(form, field), () => ask(run, field));
}

function withReprompt(form: Form, { reprompt }: Field) {
  return reprompt ? { ...form, noMatchResponse: reprompt, noInputResponse: reprompt } : form;
}

type Heard = readonly (readonly [slot: string, value: Capturing['values'][string]])[];

/** Keeps what was heard and writes it to variables. @returns where to go when a variable cannot hold it. */
function keep(run: TurnRun, form: Form, heard: Heard): Move | undefined {
  for (const [id, value] of heard) {
    const field = form.fields.find((one) => one.id === id);
    const capturing = run.modules.capture ?? { values: {}, open: '' };
    if (!field) continue;
    const { variable, name } = field;
    const type = variable === '' ? 'dynamic' : (run.typeOf(variable) ?? 'dynamic');
    if (!convert(value, type).ok) return raising(parameterFault(name, type), form.onward);
    run.modules.capture = { ...capturing, values: { ...capturing.values, [id]: value } };
    if (variable !== '') run.write(variable, value);
  }
  return undefined;
}

function describe({ fields }: Form, filled: ReadonlyMap<string, Capturing['values'][string]>) {
  const parts = fields.flatMap(({ id, name }) =>
    filled.has(id) ? [`"${name}" is ${toText(filled.get(id) ?? null)}`] : [],
  );
  return parts.join(', ');
}
