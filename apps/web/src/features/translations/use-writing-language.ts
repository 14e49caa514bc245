import { createTranslationEdits, getTranslationPath, listLanguages, type AnyProperty } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import {
  useEditingSession,
  useValue,
  type EditingSession,
  showWritingLanguage,
  useChosenLanguage,
} from '../../editing/index.ts';

interface WritingLanguage {
  /** All languages of the project, its first one first. */
  readonly languages: readonly string[];
  /** The further language that authors write in; undefined for the first language. */
  readonly further: string | undefined;
  readonly choose: (language: string) => void;
}

/** The languages of the open project and the one that its texts are written in, which is the same in all forms. */
export function useWritingLanguage(): WritingLanguage {
  const { projectId } = useEditingSession();
  const chosen = useChosenLanguage((state) => (state.projectId === projectId ? state.language : ''));
  const languages = useProjectLanguages();
  return {
    languages,
    further: languages.indexOf(chosen) > 0 ? chosen : undefined,
    choose: (language) => showWritingLanguage(projectId, language),
  };
}

/** The further language of the open project that the author writes in; undefined for its first one. */
export function getWritingLanguage(session: EditingSession): string | undefined {
  const { projectId, language } = useChosenLanguage.getState();
  if (projectId !== session.projectId) return undefined;
  const [, ...others] = listLanguages(session.getItem(projectId)?.values ?? {});
  return others.find((other) => other === language);
}

/** The languages of the open project, its first one first. */
export function useProjectLanguages(): readonly string[] {
  const { projectId } = useEditingSession();
  const first = useValue(projectId, 'Language') ?? '';
  const others = useValue(projectId, 'OtherLanguages') ?? '';
  return listLanguages({ Language: first, OtherLanguages: others });
}

/** Where the value at a path is in a language: undefined for the first one. */
export function getWrittenPath(further: string | undefined, path: string): string {
  return further === undefined ? path : getTranslationPath(further, path);
}

interface WrittenValue {
  readonly itemId: string;
  /** The path in the first language. */
  readonly path: string;
  readonly property: AnyProperty;
}

/** Writes a value in a language: undefined for the first one. */
export function writeValue(
  session: EditingSession,
  further: string | undefined,
  { itemId, path, property }: WrittenValue,
  value: JsonValue,
): void {
  const values = session.getItem(itemId)?.values ?? {};
  session.edit(
    itemId,
    further === undefined
      ? { path, action: 'ValueChanged', updatedValue: value }
      : createTranslationEdits(values, further, path, property, value),
  );
}
