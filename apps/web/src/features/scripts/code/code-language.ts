import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { syntaxTree } from '@codemirror/language';
import { linter, type Diagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Languages of the code editor. */
export type CodeLanguage = 'javascript' | 'typescript' | 'html' | 'json' | 'text';

/** Creates the extension with highlighting, indentation and error checks of a language. */
export function createLanguageExtension(language: CodeLanguage, wrongSyntax: string): Extension {
  switch (language) {
    case 'javascript':
      return [javascript(), linter((view) => findSyntaxErrors(view, wrongSyntax))];
    case 'typescript':
      return [javascript({ typescript: true }), linter((view) => findSyntaxErrors(view, wrongSyntax))];
    case 'html':
      return [html(), EditorView.lineWrapping];
    case 'json':
      return [json(), linter((view) => (view.state.doc.toString().trim() === '' ? [] : parseJson(view)))];
    case 'text':
      return EditorView.lineWrapping;
  }
}

const parseJson = jsonParseLinter();
const errorsMax = 20;

/** Finds the positions that the parser could not read. */
function findSyntaxErrors(view: EditorView, message: string): readonly Diagnostic[] {
  const errors: Diagnostic[] = [];
  syntaxTree(view.state).iterate({
    enter({ type, from, to }) {
      if (!type.isError || errors.length >= errorsMax) return;
      const end = Math.min(Math.max(to, from + 1), view.state.doc.length);
      errors.push({ from: Math.min(from, end), to: end, severity: 'error', message });
    },
  });
  return errors;
}
