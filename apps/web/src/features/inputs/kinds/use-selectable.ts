import { findSelectableValue } from '@confab/inputs';
import { useEffect, useEffectEvent } from 'react';
import type { InputProps } from '../define-input.ts';
import { useInputsSurroundings } from '../inputs-context.tsx';
import { textOf } from './text-of.ts';

/**
 * The value of an Enum with what an extension limit hides replaced by the first option that is offered (A4.57): shown
 * so at once, and stored so where the form can be edited.
 */
export function useSelectable({ property, value, isEnabled, onChange }: InputProps, parentValue?: string): string {
  const { extensions } = useInputsSurroundings();
  const stored = textOf(value);
  const selectable = findSelectableValue(property, extensions, stored, parentValue);
  const replace = useEffectEvent(() => onChange(selectable));
  useEffect(() => {
    if (isEnabled && selectable !== stored) replace();
  }, [isEnabled, selectable, stored]);
  return selectable;
}
