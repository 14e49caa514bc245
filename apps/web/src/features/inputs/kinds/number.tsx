import { NumberInput } from '@mantine/core';
import { readLimits } from '@confab/inputs';
import { useState } from 'react';
import type { InputProps } from '../define-input.ts';
import { placeholderOf } from './text-of.ts';

/** A number. A cleared field is 0 (A5.7); one out of its limits is kept and complained about. */
export function NumberField({ property, value, isEnabled, onChange, control }: InputProps) {
  // What is typed may not be a number yet ('-', '1.'); it stands until the field is left.
  const [typed, setTyped] = useState<string | number>();
  const { min, max } = readLimits(property);
  const stored = typeof value === 'number' || typeof value === 'string' ? value : '';

  function change(next: string | number) {
    setTyped(next);
    const number = next === '' ? 0 : Number(next);
    if (Number.isFinite(number)) onChange(number);
  }

  return (
    <NumberInput
      {...control}
      {...placeholderOf(property)}
      value={typed ?? stored}
      disabled={!isEnabled}
      onChange={change}
      clampBehavior="none"
      allowDecimal={property.type === 'Float'}
      step={property.sliderStep ?? 1}
      onBlur={() => setTyped(undefined)}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
    />
  );
}
