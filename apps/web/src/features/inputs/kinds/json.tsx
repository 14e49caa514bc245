import { JsonInput } from '@mantine/core';
import { parseJson } from '@confab/inputs';
import { useState } from 'react';
import type { InputProps } from '../define-input.ts';

/** A value that has no editor of its own, as its JSON. */
export function JsonField({ value, isEnabled, onChange, control }: InputProps) {
  // Half-typed JSON stands only here; the item never holds any.
  const [typed, setTyped] = useState<string>();
  const stored = value === undefined ? '' : JSON.stringify(value, null, 2);

  function commit() {
    if (typed === undefined) return;
    const parsed = parseJson(typed);
    if (typed.trim() === '') onChange(undefined);
    else if (parsed !== undefined) onChange(parsed);
    else return;
    setTyped(undefined);
  }

  return (
    <JsonInput
      {...control}
      value={typed ?? stored}
      disabled={!isEnabled}
      rows={6}
      validationError="This is not valid JSON"
      onChange={setTyped}
      onBlur={commit}
    />
  );
}
