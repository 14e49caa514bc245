import { catalogue } from '@confab/catalogue';
import type { OneProjectSource } from '@confab/dialog-engine';
import { asItemId, type ItemId, type ItemSchema, type JsonObject } from '@confab/model';
import { createHash } from 'node:crypto';
import { findSchema } from '../../core/schemas/find-schema.ts';

/** The project, a node of its author values, a chapter or a page of a frozen version. */
export interface ReviewedItem {
  readonly id: ItemId;
  readonly type: string;
  readonly displayName: string;
  readonly values: JsonObject;
  readonly schema: ItemSchema | undefined;
}

/** The items of a version in reading order: the project first, then its author values. */
export function listReviewedItems(source: OneProjectSource): readonly ReviewedItem[] {
  const { project, llamas } = source;
  return [
    toItem(asItemId(project.id), 'project', 'One', project.values),
    ...listAuthorValues(source),
    ...llamas.flatMap(({ llama, pages }) => [
      toItem(llama.id, 'llama', llama.attributeList.llamaType, llama.propertyValues),
      ...pages.map(({ id, type, propertyValues }) => toItem(id, 'page', type, propertyValues)),
    ]),
  ];
}

/** The author values of a version. */
export function listAuthorValues({ project, authorValues = [] }: OneProjectSource): readonly ReviewedItem[] {
  const counts = new Map<string, number>();
  return authorValues.map(({ type, values }) => {
    const place = counts.get(type) ?? 0;
    counts.set(type, place + 1);
    const schema: ItemSchema | undefined = catalogue.authorSchemas[type];
    return { id: createId(`${project.id} ${type} ${place}`), type, displayName: schema?.title ?? type, values, schema };
  });
}

function toItem(id: ItemId, kind: 'project' | 'llama' | 'page', type: string, values: JsonObject): ReviewedItem {
  const { DisplayName: name } = values;
  return { id, type, displayName: typeof name === 'string' ? name : '', values, schema: findSchema(kind, type) };
}

/** A release keeps author values without ids: the first of a type is compared with the first of another version. */
function createId(text: string): ItemId {
  const digits = createHash('sha256').update(text).digest('hex');
  return asItemId(digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-8$3-8$4-$5'));
}
