import { parseTranslationPath } from '@confab/inputs';
import type { InputTarget } from './use-scroll-to-input.ts';

/** The input at a path; for a translation, the input of the translated value. */
export function createInputTarget(itemId: string, path: string): InputTarget {
  const translation = parseTranslationPath(path);
  const shown = translation?.path ?? path;
  return { itemId, name: shown.split('/')[0] ?? '', path: shown, language: translation?.language ?? null };
}
