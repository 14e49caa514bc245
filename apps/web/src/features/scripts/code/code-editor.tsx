import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useId, useRef, type Ref, useImperativeHandle } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { CodeNames } from './code-completions.ts';
import type { CodeLanguage } from './code-language.ts';
import { createCodeView, createReadOnlyExtension, readOnlyCompartment } from './create-code-view.ts';
import { words, type ScriptWords } from '../words.ts';
import classes from '../scripts.module.css';

/** What others may ask of an editor. */
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

/** Code with line numbers, search, completion and what is wrong with it. Tab indents; Esc, then Tab leaves. */
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
    const made = start(element);
    view.current = made;
    return () => made.destroy();
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

/** What the editor's own search says, by the English it would say. */
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

/** Puts in a text that came from elsewhere; what the editor itself told is there already. */
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
