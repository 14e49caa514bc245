import type { ProjectId } from '@confab/model';
import { showWritingLanguage } from '../../../editing/index.ts';
import { parseTranslationPath } from '@confab/inputs';
import { definitionPages, findDefinitionRow } from '../../definitions/index.ts';
import type { EditorLocation } from './editor-location.ts';

interface DefinitionLocationOptions {
  readonly location: EditorLocation;
  readonly projectId: ProjectId;
  readonly goTo: (location: EditorLocation) => void;
  readonly navigateToInput: (itemId: string, path?: string | null) => void;
}

/** The open page of definitions, and navigation that stays on these pages for values that they show. */
export function useDefinitionLocation({ location, projectId, goTo, navigateToInput }: DefinitionLocationOptions) {
  const page = definitionPages.find((one) => one === location.tab);
  return {
    page,
    navigateTo(itemId: string, path?: string | null) {
      const translation = parseTranslationPath(path ?? '');
      const place = page && itemId === projectId ? findDefinitionRow(translation?.path ?? path ?? '') : undefined;
      if (!place) return navigateToInput(itemId, path);
      showWritingLanguage(projectId, translation?.language);
      goTo({ ...location, tab: place.page, row: place.rowId });
    },
  };
}
