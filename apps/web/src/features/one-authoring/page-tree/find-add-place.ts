import type { PagePlace, SkinnyItem } from '@confab/model';
import type { PageList } from './create-page-lists.ts';

/** Where a page is added: behind the selected one, or to the selected or last chapter; undefined in a project without chapters. */
export function findAddPlace(selected: SkinnyItem | undefined, lists: readonly PageList[]): PagePlace | undefined {
  const target = selected?.id ?? lists.at(-1)?.llamaId;
  if (target === undefined) return undefined;
  return { target, where: selected?.kind === 'page' ? 'after' : 'llama' };
}
