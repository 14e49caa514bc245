import type { ReviewDetails, ReviewedPage } from '@confab/contracts';
import type { OneProjectSource } from '@confab/dialog-engine';
import { isSameJson } from '@confab/inputs';
import { asItemId, type ItemId, type ItemKind, type JsonObject } from '@confab/model';
import { createPause } from '../../core/scheduling/create-pause.ts';

/** The project, a chapter or a page of a frozen version. */
export interface ReviewedItem {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly type: string;
  readonly values: JsonObject;
}

/** The items of a version in reading order, the project first. */
export function listItems({ project, llamas }: OneProjectSource): readonly ReviewedItem[] {
  return [
    { id: asItemId(project.id), kind: 'project', type: 'One', values: project.values },
    ...llamas.flatMap(({ llama, pages }): ReviewedItem[] => [
      { id: llama.id, kind: 'llama', type: llama.attributeList.llamaType, values: llama.propertyValues },
      ...pages.map(({ id, type, propertyValues }) => ({ id, kind: 'page' as const, type, values: propertyValues })),
    ]),
  ];
}

type Comparison = Pick<ReviewDetails, 'project' | 'chapters' | 'removed'>;

/** The items of a version, each with its change since the last approved one. */
export async function compareContents(
  approved: OneProjectSource | undefined,
  source: OneProjectSource,
): Promise<Comparison> {
  const known = new Map(approved ? listItems(approved).map((item) => [item.id, item]) : []);
  const compared = new Map<ItemId, Comparison['project']>();
  const pause = createPause();
  for (const item of listItems(source)) {
    compared.set(item.id, toComparedItem(item, known.get(item.id)));
    await pause();
  }
  const get = (id: ItemId) => {
    const found = compared.get(id);
    if (!found) throw new Error('Every item of the version was compared.');
    return found;
  };
  return {
    project: get(asItemId(source.project.id)),
    chapters: source.llamas.map(({ llama, pages }) => ({
      ...get(llama.id),
      pages: pages.map(({ id, parent }): ReviewedPage => ({ ...get(id), parent })),
    })),
    removed: [...known.values()]
      .filter(({ id }) => !compared.has(id))
      .map(({ id, values }) => ({ itemId: id, displayName: getName(values) })),
  };
}

function toComparedItem({ id, type, values }: ReviewedItem, before: ReviewedItem | undefined): Comparison['project'] {
  const change = !before ? 'added' : before.type === type && isSameJson(before.values, values) ? 'same' : 'changed';
  return { itemId: id, type, displayName: getName(values), change };
}

function getName({ DisplayName: name }: JsonObject) {
  return typeof name === 'string' ? name : '';
}
