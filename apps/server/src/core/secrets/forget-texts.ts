import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { containsPath, getRowId, isSecretValue, listSecrets, parsePath, readAt, splitLast } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, toJsonText } from '@confab/model';
import { z } from 'zod';
import type { Db } from '../../services.ts';
import type { ItemRow } from '../items/items.repository.ts';
import { parseDraft } from '../items/to-item.ts';
import { findSchema } from '../schemas/find-schema.ts';
import { hashContent, pack, unpack } from '../versions/content.ts';
import {
  listItemEvents,
  listVersionContents,
  replaceItemEvent,
  replaceVersionContent,
} from './item-history.repository.ts';

type Item = Pick<ItemRow, 'id' | 'teamId' | 'kind' | 'type'>;

/** The path of a value that has become secret, and the value that documents have in place of its text. */
export interface NewSecret {
  readonly path: string;
  readonly marker: JsonValue;
}

/** How many documents one statement reads. */
const batch = 100;

/**
 * The places of an item that have become secret: an author typed the text before the name of its row made it secret, or
 * marked the row later. A new row has no history.
 */
export function listNewSecrets({ kind, type }: Item, before: JsonObject, after: JsonObject): readonly NewSecret[] {
  return listSecrets(findSchema(kind, type)?.properties ?? [], after).flatMap(({ path, value }) => {
    const row = splitLast(path)?.parent ?? '';
    const isOld = row === '' || readAt(before, row) !== undefined;
    return isOld && isSecretValue(value) && !isSecretValue(readAt(before, path)) ? [{ path, marker: value }] : [];
  });
}

/**
 * Replaces every earlier text at these places, in the versions of the item and the events of its project: a reader of
 * the history would find the beginning of the secret, or all of it.
 */
export async function forgetTexts(trx: Db, item: Item, secrets: readonly NewSecret[]): Promise<void> {
  if (secrets.length === 0) return;
  await forgetInVersions(trx, item, secrets);
  await forgetInEvents(trx, item, secrets);
}

async function forgetInVersions(trx: Db, item: Item, secrets: readonly NewSecret[]) {
  for (let after = -1; ;) {
    const versions = await listVersionContents(trx, item, { after, most: batch });
    for (const { version, content } of versions) {
      after = version;
      const values = parseDraft(unpack(content));
      const hidden = hideIn(values, secrets);
      if (hidden === values) continue;
      const next = { content: pack(toJsonText(hidden)), contentHash: hashContent(hidden) };
      await replaceVersionContent(trx, item, version, next);
    }
    if (versions.length < batch) return;
  }
}

async function forgetInEvents(trx: Db, item: Item, secrets: readonly NewSecret[]) {
  for (let after = -1; ;) {
    const events = await listItemEvents(trx, item, { after, most: batch });
    for (const { seq, projectId, event: text } of events) {
      after = seq;
      // This server wrote the event.
      const event = z.decode(projectEventSchema, JSON.parse(text));
      const hidden = hideInEvent(event, secrets);
      if (hidden === event) continue;
      const next = JSON.stringify(z.encode(projectEventSchema, hidden));
      await replaceItemEvent(trx, item, { seq, projectId, event: next });
    }
    if (events.length < batch) return;
  }
}

function hideInEvent(event: ProjectEvent, secrets: readonly NewSecret[]): ProjectEvent {
  if (event.type === 'itemAdded' || event.type === 'itemReplaced') {
    const { item } = event;
    if (item.propertyValues === undefined) return event;
    const hidden = hideIn(item.propertyValues, secrets);
    return hidden === item.propertyValues ? event : { ...event, item: { ...item, propertyValues: hidden } };
  }
  if (event.type !== 'edited') return event;
  const { path, updatedValue } = event.edit;
  if (updatedValue === undefined) return event;
  const inside = secrets.filter((secret) => containsPath(path, secret.path));
  const depth = parsePath(path).length;
  const hidden = inside.reduce<JsonValue>(
    (value, secret) => hideAt(value, parsePath(secret.path).slice(depth), secret.marker),
    updatedValue,
  );
  if (hidden === updatedValue) return event;
  const { textChange: _text, ...edit } = event.edit;
  return { ...event, edit: { ...edit, updatedValue: hidden } };
}

function hideIn(values: JsonObject, secrets: readonly NewSecret[]): JsonObject {
  // `hideAt` returns an object for an object.
  return secrets.reduce<JsonValue>(
    (value, { path, marker }) => hideAt(value, parsePath(path), marker),
    values,
  ) as JsonObject;
}

/** Replaces the text at a place of a value: of an input, a row, or a list of rows. The same value if there is none. */
function hideAt(value: JsonValue, [segment, ...rest]: readonly string[], marker: JsonValue): JsonValue {
  if (segment === undefined) return typeof value === 'string' ? marker : value;
  if (isJsonArray(value)) {
    const next = value.map((row) => (isRow(row, segment) ? hideAt(row, rest, marker) : row));
    return next.some((row, at) => row !== value[at]) ? next : value;
  }
  if (!isJsonObject(value)) return value;
  // The event of an edit that adds a row contains only this row, not the list.
  if (isRow(value, segment)) return hideAt(value, rest, marker);
  const { Values: fields } = value;
  if (isJsonObject(fields)) {
    const hidden = hideAt(fields, [segment, ...rest], marker);
    return hidden === fields ? value : { ...value, Values: hidden };
  }
  const inner = Object.hasOwn(value, segment) ? value[segment] : undefined;
  if (inner === undefined) return value;
  const hidden = hideAt(inner, rest, marker);
  return hidden === inner ? value : { ...value, [segment]: hidden };
}

function isRow(value: JsonValue, id: string) {
  return getRowId(value) === id;
}
