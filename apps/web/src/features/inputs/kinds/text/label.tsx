import type { InputProps } from '../../define-input.ts';
import { ValueView } from '../../lazy/rare-kinds.ts';

/** A read-only value. */
export function LabelInput({ property, value, labelId, control }: InputProps) {
  return (
    <div id={control.id} role="group" aria-labelledby={labelId}>
      <ValueView property={{ ...property, displayAs: undefined }} value={value} />
    </div>
  );
}
