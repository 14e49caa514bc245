import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useId, useRef, type Ref, useImperativeHandle } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { mergeTexts } from '../text/merge-texts.ts';
import { TextPeople } from '../text/text-people.tsx';
import type { TextPlace, TextSource } from '../text/text-source.ts';
import type { CodeNames } from './code-completions.ts';
import type { CodeLanguage } from './code-language.ts';
import { followCarets } from './colleague-carets.ts';
import { createCodeView, createReadOnlyExtension, readOnlyCompartment } from './create-code-view.ts';
import { followText } from './follow-text.ts';
import { words, type ScriptWords } from '../words.ts';
import classes from '../scripts.module.css';

/** Imperative actions of the code editor. */
export interface CodeEditorHandle {
  /** Selects a line, from 1, and brings it into view. */
  readonly selectLine: (line: number) => void;
  /** Replaces the text by one that was made from an older text; later changes are kept. */
  readonly replace: (text: string, madeOn: string) => void;
}

interface CodeEditorProps {
  readonly language: CodeLanguage;
  readonly label: string;
  /** The edited text; a source never changes while its editor is shown. */
  readonly source: TextSource;
  /** Where the text is in a project; the editor then shows who else is in it. */
  readonly place?: TextPlace | undefined;
  /** Whether others edit the same text, so that they see one another's carets. Default: true. */
  readonly hasCarets?: boolean;
  readonly isReadOnly?: boolean;
  readonly names?: CodeNames;
  readonly handle?: Ref<CodeEditorHandle>;
}

const noNames: CodeNames = {};

/** Code editor with line numbers, search, completion and syntax errors. Tab indents; Esc, then Tab leaves it. */
export function CodeEditor(props: CodeEditorProps) {
  const { language, label, source, place, hasCarets = true, isReadOnly = false, names = noNames, handle } = props;
  const caretPlace = hasCarets ? place : undefined;
  const say = useWords(words);
  const hintId = useId();
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const start = useEffectEvent((element: HTMLElement) => {
    const created = createCodeView(element, {
      language,
      label,
      hintId,
      source,
      place: caretPlace,
      isReadOnly,
      names,
      wrongSyntax: say.wrongSyntax,
      phrases: createPhrases(say),
    });
    view.current = created;
    // The text first: carets are positions in it.
    const stops = [followText(created, source, caretPlace), caretPlace && followCarets(created, caretPlace)];
    return () => {
      for (const stop of stops) stop?.();
      created.destroy();
    };
  });
  useEffect(() => (parent.current ? start(parent.current) : undefined), []);
  useEffect(() => {
    view.current?.dispatch({ effects: readOnlyCompartment.reconfigure(createReadOnlyExtension(isReadOnly)) });
  }, [isReadOnly]);
  useImperativeHandle(handle, () => ({
    selectLine: (line) => selectLine(view.current, line),
    replace: (text, madeOn) => replaceText(view.current, text, madeOn),
  }));
  return (
    <div className={classes.code}>
      <span className={classes.labelRow}>
        <span className={classes.label}>{label}</span>
        <TextPeople place={place} />
      </span>
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

/** Replaces the text by one change of the author, which the editor's undo reverts. */
function replaceText(view: EditorView | null, text: string, madeOn: string) {
  if (!view) return;
  const now = view.state.doc.toString();
  view.dispatch({ changes: { from: 0, to: now.length, insert: mergeTexts(madeOn, text, now) } });
}

function selectLine(view: EditorView | null, line: number) {
  if (!view) return;
  const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  view.focus();
}
