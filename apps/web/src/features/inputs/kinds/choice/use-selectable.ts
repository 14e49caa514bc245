import { findSelectableValue } from '@confab/inputs';
import { useEffect, useEffectEvent } from 'react';
import type { InputProps } from '../../define-input.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import { formatFieldText } from '../format-field-text.ts';

/**
 * The value of an Enum. A value hidden by an extension limit is shown as the first available option, and replaced by it
 * if the form is editable (A4.57).
 */
export function useSelectable({ property, value, isEnabled, onChange }: InputProps, parentValue?: string): string {
  const { extensions } = useInputsContext();
  const stored = formatFieldText(value);
  const selectable = findSelectableValue(property, extensions, stored, parentValue);
  const replace = useEffectEvent(() => onChange(selectable));
  useEffect(() => {
    if (isEnabled && selectable !== stored) replace();
  }, [isEnabled, selectable, stored]);
  return selectable;
}
