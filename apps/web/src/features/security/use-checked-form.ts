import { timings } from '@confab/model';
import { useEffect, useState } from 'react';
import type { Message } from '../../words/message.ts';

type Texts<Field extends string> = Readonly<Record<Field, string>>;
type Faults<Field extends string> = Readonly<Partial<Record<Field, Message>>>;

interface CheckedForm<Field extends string> {
  readonly texts: Texts<Field>;
  /** Errors by field: of touched fields, or of all fields after a submit. */
  readonly faults: Faults<Field>;
  readonly setText: (field: Field, text: string) => void;
  /** Checks all fields at once. @returns whether all are valid. */
  readonly validate: () => boolean;
  readonly clear: () => void;
}

/** Form state whose fields are checked 300 ms after the last keystroke, and at once on submit (P5.30, P9.4). */
export function useCheckedForm<Field extends string>(
  empty: Texts<Field>,
  check: (texts: Texts<Field>) => Faults<Field>,
): CheckedForm<Field> {
  const initial: { readonly texts: Texts<Field>; readonly touched: readonly Field[] } = { texts: empty, touched: [] };
  const [typed, setTyped] = useState(initial);
  const [checked, setChecked] = useState(initial);

  useEffect(() => {
    const timer = setTimeout(() => setChecked(typed), timings.securityDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  function setAndCheck(next: typeof initial) {
    setTyped(next);
    setChecked(next);
  }

  const found = Object.entries<Message | undefined>(check(checked.texts));
  return {
    texts: typed.texts,
    // `fromEntries` loses the key type; the entries come from a `Faults<Field>`.
    faults: Object.fromEntries(found.filter(([field]) => checked.touched.includes(field as Field))) as Faults<Field>,
    setText: (field, text) =>
      setTyped(({ texts, touched }) => ({
        texts: { ...texts, [field]: text },
        touched: touched.includes(field) ? touched : [...touched, field],
      })),
    validate() {
      // `Object.keys` loses the key type; the keys of the texts are the fields.
      setAndCheck({ texts: typed.texts, touched: Object.keys(typed.texts) as Field[] });
      return Object.keys(check(typed.texts)).length === 0;
    },
    clear: () => setAndCheck(initial),
  };
}
