interface Typing {
  readonly text: string;
  /** Enter or Escape ended the name. What is typed afterwards is ignored. */
  readonly isEnded: boolean;
}

const textFieldSelector = 'input, textarea, select, [contenteditable]';

let held: Typing | undefined;

/**
 * Holds typed text for the `RenameField` that opens next, while the new item that it names does not exist yet. Until
 * then these keys do not act on the page. A click, a key that moves the focus, or a key in another text field ends it.
 *
 * @param opening whether the field opens
 */
export async function holdTyping(opening: Promise<boolean>): Promise<void> {
  held = { text: '', isEnded: false };
  addEventListener('keydown', hold, { capture: true });
  addEventListener('pointerdown', endTyping, { capture: true });
  if (!(await opening)) endTyping();
}

/**
 * Stops holding typed text.
 * @returns the text; undefined if none was held
 */
export function takeTyping(): Typing | undefined {
  const taken = held;
  endTyping();
  return taken;
}

function endTyping() {
  held = undefined;
  removeEventListener('keydown', hold, { capture: true });
  removeEventListener('pointerdown', endTyping, { capture: true });
}

function hold(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || !held) return;
  const isInField = event.target instanceof Element && event.target.matches(textFieldSelector);
  if (isInField || /^(?:Tab|Arrow|Home|End|Page)/.test(event.key)) return void endTyping();
  const next = addKey(held.text, event.key);
  if (!next) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The key that added the item may still be held down.
  const isIgnored = held.isEnded || (next.isEnded && event.repeat);
  if (!isIgnored) held = next;
}

/** The text after a key; undefined for a key that does not concern a name. */
function addKey(text: string, key: string): Typing | undefined {
  if ([...key].length === 1) return { text: text + key, isEnded: false };
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), isEnded: false };
  if (key === 'Delete') return { text, isEnded: false };
  if (key === 'Enter') return { text, isEnded: true };
  if (key === 'Escape') return { text: '', isEnded: true };
  return undefined;
}
