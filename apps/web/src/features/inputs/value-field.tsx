import { appendToPath, isBlank, isLocked, isMandatory, splitLast, validate, type InputEdit } from '@confab/inputs';
import type { JsonValue, Property } from '@confab/model';
import { useId, useState, type ComponentType, type FocusEvent } from 'react';
import { useInputError, useEditingSession, useValue } from '../../editing/index.ts';
import type { InputPlace, InputProps } from './define-input.ts';
import { FieldError, FieldFrame } from './field-frame.tsx';
import { useIsSwitchedOn } from './form-context.ts';
import { useSteadyError } from './use-steady-error.ts';

/** An input with one value, in its labelled field. Renders again only when its own value changes. */
export function ValueField({ component: Control, ...place }: InputPlace & { component: ComponentType<InputProps> }) {
  const { itemId, path, property, siblings } = place;
  const session = useEditingSession();
  const value = useValue(itemId, path);
  const refusal = useInputError(itemId, path);
  const [isTouched, setTouched] = useState(false);
  const id = useId();
  const ids = { control: `${id}control`, label: `${id}label` };
  const isEnabled = useIsSwitchedOn(property.name) && !isLocked(property) && !session.isReadOnly;
  const [error, hold] = useSteadyError(refusal ?? problemOf(property, value, isTouched));

  function change(updatedValue: JsonValue | undefined) {
    if (isEnabled) session.edit(itemId, [valueEdit(path, updatedValue), ...resets(path, property, siblings)]);
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

  return (
    <div onFocus={enter} onBlur={leave}>
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
      </FieldFrame>
    </div>
  );
}

/** A missing value is complained about only once somebody has been there. */
function problemOf(property: Property, value: JsonValue | undefined, isTouched: boolean) {
  return isBlank(value) && !isTouched ? undefined : validate(property, value);
}

function valueEdit(path: string, updatedValue: JsonValue | undefined): InputEdit {
  return updatedValue === undefined ? { path, action: 'ValueChanged' } : { path, action: 'ValueChanged', updatedValue };
}

/** Dependent inputs start anew when what they depend on changes (A4.15). */
function resets(path: string, property: Property, siblings: readonly Property[]): readonly InputEdit[] {
  const edits: InputEdit[] = [];
  const parent = splitLast(path)?.parent ?? '';
  let child = childOf(property, siblings);
  while (child && edits.length < siblings.length) {
    edits.push({ path: appendToPath(parent, child.name), action: 'ValueChanged' });
    child = childOf(child, siblings);
  }
  return edits;
}

function childOf(property: Property, siblings: readonly Property[]) {
  return siblings.find((one) => one.parentDropdownList === property.name || one.name === property.childDropdownList);
}
