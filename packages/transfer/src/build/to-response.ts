import { orderBetween } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import type { Answer } from '../assistant.ts';

/** Creates the rows of a table in order, with their given ids. */
export function toRows(all: readonly { readonly id: string; readonly values: JsonObject }[]): JsonValue {
  const orders = createOrders(all.length);
  return all.map(({ id, values }, index) => ({ RowId: id, Order: orders[index] ?? '', Values: values }));
}

/** Creates fractional indexes in order. */
export function createOrders(count: number): readonly string[] {
  const orders: string[] = [];
  for (let index = 0; index < count; index += 1) orders.push(orderBetween(orders.at(-1), undefined));
  return orders;
}

/** Creates the value of a response; one of several texts is chosen at random. */
export function toResponse({ texts, chips, image, isPlaceholder = false }: Answer, newId: () => string): JsonObject {
  const said = texts.map((text) => text.trim()).filter((text) => text !== '');
  const orders = createOrders(said.length);
  return {
    SelectionMethod: said.length > 1 ? 'Random' : 'Escalating',
    Entries: said.map((text, index) => ({
      EntryId: newId(),
      Order: orders[index] ?? '',
      ScreenLayout: image === undefined ? 'TextOnly' : 'ImageLeftNoHeading',
      SpokenText: text,
      DisplayText: text,
      ...(image !== undefined && { ImageAssetId: image }),
      Enabled: true,
      SuggestionChips: [...chips],
      ...(isPlaceholder && { RequiresAttention: true, PlaceholderText: text }),
    })),
  };
}
