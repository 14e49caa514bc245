import { NumberInput } from '@mantine/core';
import { readLimits } from '@confab/inputs';
import { useState } from 'react';
import { useDecimalSeparator } from '../../../words/use-decimal-separator.ts';
import type { InputProps } from '../define-input.ts';
import { getPlaceholderProps } from './format-field-text.ts';

/**
 * A number field. Clearing it stores 0 (A5.7). A number outside its limits is stored and reported as an input error.
 */
export function NumberField({ property, value, isEnabled, onChange, control }: InputProps) {
  const decimalSeparator = useDecimalSeparator();
  // Text that is not a number yet ('-', '1.') is kept until the field is left.
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
      {...getPlaceholderProps(property)}
      value={typed ?? stored}
      valueIsNumericString
      decimalSeparator={decimalSeparator}
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
