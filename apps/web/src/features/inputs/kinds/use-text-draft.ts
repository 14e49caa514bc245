import { useEffectEvent, useLayoutEffect, useState } from 'react';

interface TextDraft {
  /** What stands in the field: what is being typed, else what is stored. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Gives what is left over to the value; for when the field is left. */
  readonly settle: () => void;
}

interface DraftRules {
  readonly stored: string;
  /** Takes what was typed so far, if it can be a value; tells whether it was one. */
  readonly take: (text: string) => boolean;
  /** What becomes of the rest when the field is left; tells whether the value has it now. */
  readonly leave: (text: string) => boolean;
}

/**
 * Text that may not be a value yet while it is being typed.
 *
 * Nothing typed is ever lost: what is left over is settled when the field is left and when it disappears, and text that
 * no value takes stays in the field.
 */
export function useTextDraft({ stored, take, leave }: DraftRules): TextDraft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly isTaken: boolean }>();

  function settle() {
    if (!draft) return;
    if (draft.isTaken || leave(draft.text)) setDraft(undefined);
  }
  const settleAtLast = useEffectEvent(() => {
    if (draft && !draft.isTaken) leave(draft.text);
  });
  useLayoutEffect(() => () => settleAtLast(), []);

  return { text: draft?.text ?? stored, type: (text) => setDraft({ text, isTaken: take(text) }), settle };
}
