import {
  appendToPath,
  compareTexts,
  isBlank,
  isLocked,
  isMandatory,
  isTranslatable,
  splitLast,
  toText,
  validate,
  type InputEdit,
} from '@confab/inputs';
import type { JsonValue, Property } from '@confab/model';
import { useId, useRef, useState, type ComponentType, type FocusEvent } from 'react';
import { useInputError, useEditingSession, useValue } from '../../../editing/index.ts';
import type { InputPlace, InputProps } from '../define-input.ts';
import { FieldError, FieldFrame } from './field-frame.tsx';
import { TranslatedField, useWritingLanguage } from '../../translations/index.ts';
import { useIsEnabledByScript } from '../form/form-context.ts';
import { ColleagueCarets } from './colleague-carets.tsx';
import { useSteadyError } from './use-steady-error.ts';
import { useTextSelection } from './use-text-selection.ts';

type ValueFieldProps = InputPlace & { readonly component: ComponentType<InputProps> };

/** An input with one value in its labelled field, in the language that the author writes in. */
export function ValueField(field: ValueFieldProps) {
  return isTranslatable(field.property) ? <FieldInLanguage {...field} /> : <OwnField {...field} />;
}

function FieldInLanguage(field: ValueFieldProps) {
  const { further } = useWritingLanguage();
  if (further === undefined) return <OwnField {...field} />;
  const { itemId, path, property } = field;
  return (
    <TranslatedField
      {...{ itemId, path, property }}
      language={further}
      renderField={(translation) => <OwnField key={further} {...field} {...translation} siblings={noSiblings} />}
    />
  );
}

const noSiblings: readonly Property[] = [];

interface OwnFieldProps extends ValueFieldProps {
  /** The edits to make together with each one of the value. */
  readonly getMoreEdits?: () => readonly InputEdit[];
}

/** The field of the value at its path. It renders again only when its own value changes. */
function OwnField({ component: Control, getMoreEdits, ...place }: OwnFieldProps) {
  const { itemId, path, property, siblings } = place;
  const session = useEditingSession();
  const value = useValue(itemId, path);
  const refusal = useInputError(itemId, path);
  const field = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  const id = useId();
  const ids = { control: `${id}control`, label: `${id}label` };
  const isEnabled = useIsEnabledByScript(property.name) && !isLocked(property) && !session.isReadOnly;
  const [error, hold] = useSteadyError(refusal ?? findInputError(property, value, isTouched));

  function change(updatedValue: JsonValue | undefined, madeOn?: string) {
    if (isEnabled)
      session.edit(itemId, [
        createValueEdit(path, updatedValue, madeOn),
        ...createResetEdits(path, property, siblings),
        ...(getMoreEdits?.() ?? []),
      ]);
  }
  function leave(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    hold();
    setTouched(true);
    session.endEdit(itemId, path);
  }
  function enter(event: FocusEvent<HTMLDivElement>) {
    if (isEnabled && !event.currentTarget.contains(event.relatedTarget)) session.startEdit(itemId, path);
  }

  useTextSelection(
    field,
    (selection) => {
      if (isEnabled) session.startEdit(itemId, path, selection);
    },
    { session, itemId, path },
  );

  return (
    <div ref={field} onFocus={enter} onBlur={leave}>
      <FieldFrame {...{ itemId, path, property, ids }} isLocked={isLocked(property)}>
        <Control
          {...place}
          value={value}
          isEnabled={isEnabled}
          onChange={change}
          labelId={ids.label}
          control={{
            id: ids.control,
            required: isMandatory(property),
            error: error === undefined ? undefined : <FieldError text={error} />,
            errorProps: { id: `${id}error`, role: 'alert' },
          }}
        />
        {typeof value === 'string' ? <ColleagueCarets text={value} {...{ itemId, path, field }} /> : null}
      </FieldFrame>
    </div>
  );
}

/** Reports a missing value only after the field was left once. */
function findInputError(property: Property, value: JsonValue | undefined, isTouched: boolean) {
  return isBlank(value) && !isTouched ? undefined : validate(property, value);
}

/** @param madeOn the text that the new one was made from, if that may be older than the current text */
function createValueEdit(path: string, updatedValue: JsonValue | undefined, madeOn: string | undefined): InputEdit {
  const edit = { path, action: 'ValueChanged', ...(updatedValue === undefined ? {} : { updatedValue }) } as const;
  const text = toText(updatedValue);
  return madeOn === undefined || text === undefined ? edit : { ...edit, textChange: compareTexts(madeOn, text) };
}

/** Clears the inputs that depend on this one, directly or indirectly (A4.15). */
function createResetEdits(path: string, property: Property, siblings: readonly Property[]): readonly InputEdit[] {
  const parent = splitLast(path)?.parent ?? '';
  const found = new Set([property]);
  // Iterating a set also visits entries that are added while it runs.
  for (const one of found) for (const child of listChildInputs(one, siblings)) found.add(child);
  const dependent = [...found].filter(({ name }) => name !== property.name);
  return dependent.map(({ name }) => ({ path: appendToPath(parent, name), action: 'ValueChanged' }));
}

function listChildInputs(property: Property, siblings: readonly Property[]) {
  return siblings.filter((one) => one.parentDropdownList === property.name || one.name === property.childDropdownList);
}
