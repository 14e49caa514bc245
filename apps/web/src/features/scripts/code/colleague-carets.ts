import { compareTexts, moveSelection } from '@confab/inputs';
import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import type { Person } from '../../../live/presence.ts';
import type { TextPlace } from '../text/text-source.ts';
import { isRemote } from './follow-text.ts';

const setCarets = StateEffect.define<readonly Person[]>();

/** The carets of others; they move with their words until their people report new ones. */
const carets = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    let next = shown.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(setCarets)) next = createCarets(effect.value, transaction.state.doc.toString());
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Style of the carets. The name is above the line and does not move letters. */
const caretTheme = EditorView.baseTheme({
  '.cm-colleagueCaret': {
    position: 'relative',
    boxShadow: '0 0 0 1px var(--person-colour)',
    pointerEvents: 'none',
  },
  '.cm-colleagueName': {
    position: 'absolute',
    insetBlockEnd: 'calc(100% - 2px)',
    insetInlineStart: '-2px',
    padding: '0 4px',
    borderRadius: '4px',
    backgroundColor: 'var(--person-colour)',
    color: '#ffffff',
    font: '11px / 14px var(--cf-font)',
    whiteSpace: 'nowrap',
  },
});

/** Creates the extension for the carets of others in a text, and sends the author's own selection. */
export function createCaretExtension({ session, itemId, path }: TextPlace): Extension {
  return [
    carets,
    caretTheme,
    EditorView.updateListener.of((update) => {
      const { view, state, startState, selectionSet, focusChanged, docChanged, transactions } = update;
      const { from, to } = state.selection.main;
      // A place that was sent before a colleague's words arrived counts from a text without them.
      const isShifted = from !== startState.selection.main.from || to !== startState.selection.main.to;
      const isTyped = docChanged && !transactions.every(isRemote);
      const isMoved = selectionSet || focusChanged || isTyped || isShifted;
      if (isMoved && view.hasFocus && !state.readOnly) session.startEdit(itemId, path, { from, to });
    }),
  ];
}

/** Shows the carets of others in a text. @returns stops showing them */
export function followCarets(view: EditorView, { session, itemId, path }: TextPlace): () => void {
  let shown: readonly Person[] = [];
  function show() {
    const people = session.getEditorsOfText(itemId, path);
    if (people === shown) return;
    shown = people;
    view.dispatch({ effects: setCarets.of(people) });
  }
  const stop = session.subscribe(itemId, path, show);
  show();
  return stop;
}

function createCarets(people: readonly Person[], text: string): DecorationSet {
  const ranges = people.flatMap((person) => {
    const { selection } = person;
    if (!selection) return [];
    const caret = { from: selection.to, to: selection.to };
    const { to: at } = moveSelection(caret, compareTexts(selection.text, text));
    const widget = new CaretWidget(person.connectionId, person.name, person.colour);
    return Decoration.widget({ widget, side: 1 }).range(Math.min(at, text.length));
  });
  return Decoration.set(ranges, true);
}

class CaretWidget extends WidgetType {
  readonly connectionId: string;
  readonly name: string;
  readonly colour: string;

  constructor(connectionId: string, name: string, colour: string) {
    super();
    this.connectionId = connectionId;
    this.name = name;
    this.colour = colour;
  }

  override eq(other: CaretWidget) {
    return other.connectionId === this.connectionId && other.name === this.name && other.colour === this.colour;
  }

  override toDOM() {
    const caret = document.createElement('span');
    caret.className = 'cm-colleagueCaret';
    caret.ariaHidden = 'true';
    caret.style.setProperty('--person-colour', this.colour);
    const name = caret.appendChild(document.createElement('span'));
    name.className = 'cm-colleagueName';
    name.textContent = this.name;
    return caret;
  }

  override ignoreEvent() {
    return true;
  }
}
