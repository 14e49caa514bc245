import type { InputProps } from '../define-input.ts';
import { ValueView } from './rare-kinds.ts';

/** A value that is shown and never changed by hand. */
export function LabelInput({ property, value, labelId, control }: InputProps) {
  return (
    <div id={control.id} role="group" aria-labelledby={labelId}>
      <ValueView property={{ ...property, displayAs: undefined }} value={value} />
    </div>
  );
}
