import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useId, useRef, type Ref, useImperativeHandle } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { CodeNames } from './code-completions.ts';
import type { CodeLanguage } from './code-language.ts';
import { createCodeView, createReadOnlyExtension, readOnlyCompartment } from './create-code-view.ts';
import { words, type ScriptWords } from '../words.ts';
import classes from '../scripts.module.css';

/** Imperative actions of the code editor. */
export interface CodeEditorHandle {
  /** Selects a line, from 1, and brings it into view. */
  readonly selectLine: (line: number) => void;
  readonly insert: (text: string) => void;
}

interface CodeEditorProps {
  readonly language: CodeLanguage;
  readonly label: string;
  readonly code: string;
  readonly isReadOnly?: boolean;
  readonly names?: CodeNames;
  readonly handle?: Ref<CodeEditorHandle>;
  readonly onChange: (code: string) => void;
}

const noNames: CodeNames = {};

/** Code editor with line numbers, search, completion and syntax errors. Tab indents; Esc, then Tab leaves it. */
export function CodeEditor({
  language,
  label,
  code,
  isReadOnly = false,
  names = noNames,
  handle,
  onChange,
}: CodeEditorProps) {
  const say = useWords(words);
  const hintId = useId();
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const changed = useEffectEvent(onChange);
  const start = useEffectEvent((element: HTMLElement) =>
    createCodeView(element, {
      language,
      label,
      hintId,
      code,
      isReadOnly,
      names,
      wrongSyntax: say.wrongSyntax,
      phrases: createPhrases(say),
      onChange: changed,
    }),
  );
  useEffect(() => {
    const element = parent.current;
    if (!element) return undefined;
    const created = start(element);
    view.current = created;
    return () => created.destroy();
  }, []);
  useEffect(() => {
    view.current?.dispatch({ effects: readOnlyCompartment.reconfigure(createReadOnlyExtension(isReadOnly)) });
  }, [isReadOnly]);
  useEffect(() => replaceText(view.current, code), [code]);
  useImperativeHandle(handle, () => ({
    selectLine: (line) => selectLine(view.current, line),
    insert: (text) => view.current?.dispatch(view.current.state.replaceSelection(text)),
  }));
  return (
    <div className={classes.code}>
      <span className={classes.label}>{label}</span>
      <div ref={parent} className={classes.editor} />
      <p id={hintId} className={classes.hint}>
        {say.tabHint}
      </p>
    </div>
  );
}

/** Translations of CodeMirror's search panel, by its English texts. */
function createPhrases(say: ScriptWords): Readonly<Record<string, string>> {
  return {
    Find: say.find,
    Replace: say.replace,
    next: say.next,
    previous: say.previous,
    all: say.all,
    'match case': say.matchCase,
    regexp: say.regexp,
    'by word': say.byWord,
    replace: say.replaceOne,
    'replace all': say.replaceAll,
    close: say.close,
  };
}

/** Replaces the text after an outside change; does nothing for a change that the editor itself reported. */
function replaceText(view: EditorView | null, text: string) {
  if (!view || view.state.doc.toString() === text) return;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

function selectLine(view: EditorView | null, line: number) {
  if (!view) return;
  const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  view.focus();
}
