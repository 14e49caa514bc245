import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap, searchPanelOpen } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { getStyleNonce } from '../../../platform/get-style-nonce.ts';
import type { TextPlace, TextSource } from '../text/text-source.ts';
import { createCompletions, type CodeNames } from './code-completions.ts';
import { createLanguageExtension, type CodeLanguage } from './code-language.ts';
import { codeTheme } from './code-theme.ts';
import { createCaretExtension } from './colleague-carets.ts';
import { createWriteExtension } from './follow-text.ts';

/** Settings of a new code editor. */
export interface CodeViewSettings {
  readonly language: CodeLanguage;
  readonly label: string;
  /** Id of the hint on how to leave the editor by keyboard. */
  readonly hintId: string;
  readonly source: TextSource;
  readonly place: TextPlace | undefined;
  readonly isReadOnly: boolean;
  readonly names: CodeNames;
  /** Message of a syntax error. */
  readonly wrongSyntax: string;
  readonly phrases: Readonly<Record<string, string>>;
}

/** Holds the read-only setting, which can change after creation. */
export const readOnlyCompartment = new Compartment();

/** Spaces per indentation level (A2.51, A9.30). */
const tabSize = 2;

/** Milliseconds after Esc in which Tab leaves the editor. CodeMirror's two seconds are too short for some people. */
const leaveWindowMs = 30_000;
const leaveByEscape = EditorView.domEventObservers({
  keyup(event, view) {
    if (event.key === 'Escape') view.setTabFocusMode(leaveWindowMs);
  },
});

/** Creates a code editor inside an element. Esc, then Tab leaves it; Tab alone indents. */
export function createCodeView(parent: HTMLElement, settings: CodeViewSettings): EditorView {
  const { language, label, hintId, source, place, isReadOnly, names, wrongSyntax, phrases } = settings;
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: source.read(),
      extensions: [
        EditorView.cspNonce.of(getStyleNonce()),
        EditorState.tabSize.of(tabSize),
        indentUnit.of(' '.repeat(tabSize)),
        EditorState.phrases.of(phrases),
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        bracketMatching(),
        closeBrackets(),
        indentOnInput(),
        search({ top: true }),
        highlightSelectionMatches(),
        createLanguageExtension(language, wrongSyntax),
        createCompletions(names),
        codeTheme,
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
          ...searchKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': hintId,
          'data-autofocus': 'true',
          // Esc leaves the code and must not close the modal.
          'data-mantine-stop-propagation': 'true',
        }),
        leaveByEscape,
        readOnlyCompartment.of(createReadOnlyExtension(isReadOnly)),
        // The place first: the position of the caret shows which of several equal letters were typed.
        place ? createCaretExtension(place) : [],
        createWriteExtension(source),
        EditorView.updateListener.of(({ state, view }) => {
          if (searchPanelOpen(state)) stopEscapePropagation(view.dom);
        }),
      ],
    }),
  });
}

/** Lets Esc close the editor's search panel instead of the modal around it. */
function stopEscapePropagation(editor: HTMLElement) {
  for (const part of editor.querySelectorAll<HTMLElement>('.cm-panels input, .cm-panels button'))
    part.dataset['mantineStopPropagation'] = 'true';
}

/** Creates the extension that makes code read-only. */
export function createReadOnlyExtension(isReadOnly: boolean) {
  return [
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({ 'aria-readonly': String(isReadOnly) }),
  ];
}
