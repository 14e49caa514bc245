import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap, searchPanelOpen } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { getStyleNonce } from '../../../platform/get-style-nonce.ts';
import { createCompletions, type CodeNames } from './code-completions.ts';
import { createLanguageExtension, type CodeLanguage } from './code-language.ts';
import { codeTheme } from './code-theme.ts';

/** What an editor of code is made with. */
export interface CodeViewSettings {
  readonly language: CodeLanguage;
  readonly label: string;
  /** Id of what says how the code is left by keyboard. */
  readonly hintId: string;
  readonly code: string;
  readonly isReadOnly: boolean;
  readonly names: CodeNames;
  /** Said of a place where the syntax is wrong. */
  readonly wrongSyntax: string;
  readonly phrases: Readonly<Record<string, string>>;
  readonly onChange: (code: string) => void;
}

/** What of an editor can change while it stands. */
export const readOnlyCompartment = new Compartment();

/** Spaces of one step inwards (A2.51, A9.30). */
const tabSize = 2;

/** The editor's own way out is open for two seconds, which is too short for some. */
const leaveWindowMs = 30_000;
const leaveByEscape = EditorView.domEventObservers({
  keyup(event, view) {
    if (event.key === 'Escape') view.setTabFocusMode(leaveWindowMs);
  },
});

/** Makes an editor of code inside an element. Esc, then Tab leaves it; Tab alone indents. */
export function createCodeView(parent: HTMLElement, settings: CodeViewSettings): EditorView {
  const { language, label, hintId, code, isReadOnly, names, wrongSyntax, phrases, onChange } = settings;
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
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
          // Esc is the way out of the code, not out of the modal.
          'data-mantine-stop-propagation': 'true',
        }),
        leaveByEscape,
        readOnlyCompartment.of(createReadOnlyExtension(isReadOnly)),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
          if (searchPanelOpen(update.state)) stopEscapePropagation(update.view.dom);
        }),
      ],
    }),
  });
}

/** Esc closes the editor's own search, and not the modal around it. */
function stopEscapePropagation(editor: HTMLElement) {
  for (const part of editor.querySelectorAll<HTMLElement>('.cm-panels input, .cm-panels button'))
    part.dataset['mantineStopPropagation'] = 'true';
}

/** Code that may be read, selected and copied only. */
export function createReadOnlyExtension(isReadOnly: boolean) {
  return [
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({ 'aria-readonly': String(isReadOnly) }),
  ];
}
