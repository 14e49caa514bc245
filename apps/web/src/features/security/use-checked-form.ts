import { timings } from '@confab/model';
import { useEffect, useState } from 'react';

type Texts<Field extends string> = Readonly<Record<Field, string>>;
type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

interface CheckedForm<Field extends string> {
  readonly texts: Texts<Field>;
  /** What is wrong with fields that have been typed in, or with any once the form was submitted. */
  readonly faults: Faults<Field>;
  readonly type: (field: Field, text: string) => void;
  /** Checks everything at once. @returns whether nothing is wrong. */
  readonly passes: () => boolean;
  readonly clear: () => void;
}

/** A form whose fields are checked 300 ms after the last key, and at once when it is submitted (P5.30, P9.4). */
export function useCheckedForm<Field extends string>(
  empty: Texts<Field>,
  check: (texts: Texts<Field>) => Faults<Field>,
): CheckedForm<Field> {
  const begin = { texts: empty, touched: [] as readonly Field[] };
  const [typed, setTyped] = useState(begin);
  const [settled, setSettled] = useState(begin);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), timings.securityDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  function settle(next: typeof begin) {
    setTyped(next);
    setSettled(next);
  }

  const found = Object.entries<string | undefined>(check(settled.texts));
  return {
    texts: typed.texts,
    // Made of the entries of what was found, so it has the same fields.
    faults: Object.fromEntries(found.filter(([field]) => settled.touched.includes(field as Field))) as Faults<Field>,
    type: (field, text) =>
      setTyped(({ texts, touched }) => ({
        texts: { ...texts, [field]: text },
        touched: touched.includes(field) ? touched : [...touched, field],
      })),
    passes() {
      // The fields of a form are the keys of its texts.
      settle({ texts: typed.texts, touched: Object.keys(typed.texts) as Field[] });
      return Object.keys(check(typed.texts)).length === 0;
    },
    clear: () => settle(begin),
  };
}
