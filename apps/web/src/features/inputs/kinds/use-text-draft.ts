import { useEffectEvent, useLayoutEffect, useState } from 'react';

interface TextDraft {
  /** The text being typed, or the stored text. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Commits the remaining text. Call it on blur. */
  readonly commit: () => void;
}

interface DraftRules {
  readonly stored: string;
  /** Stores the typed text if it is a valid value; returns whether it is. */
  readonly apply: (text: string) => boolean;
  /** Called on blur with text that was not applied; returns whether the value now contains it. */
  readonly commit: (text: string) => boolean;
}

/**
 * Holds text that may not be a valid value while it is being typed.
 *
 * Typed text is never lost: the rest is committed on blur and on unmount, and text that is still invalid stays in the
 * field.
 */
export function useTextDraft({ stored, apply, commit }: DraftRules): TextDraft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly isApplied: boolean }>();

  function commitDraft() {
    if (!draft) return;
    if (draft.isApplied || commit(draft.text)) setDraft(undefined);
  }
  const commitOnUnmount = useEffectEvent(() => {
    if (draft && !draft.isApplied) commit(draft.text);
  });
  useLayoutEffect(() => () => commitOnUnmount(), []);

  return {
    text: draft?.text ?? stored,
    type: (text) => setDraft({ text, isApplied: apply(text) }),
    commit: commitDraft,
  };
}
