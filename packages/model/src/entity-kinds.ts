/** The kinds of entities that are understood without a list of values. */
export const entityKinds = [
  'number',
  'date',
  'time',
  'dateTime',
  'duration',
  'recurrence',
  'currency',
  'email',
  'phone',
  'url',
  'percentage',
  'temperature',
  'age',
  'ordinal',
  'yesNo',
] as const;
export type EntityKind = (typeof entityKinds)[number];

/** A slot type that every project has: `text` takes any words. */
export type BuiltInSlotType = EntityKind | 'text';

export function isEntityKind(type: string): type is EntityKind {
  return entityKinds.some((kind) => kind === type);
}

export function isBuiltInSlotType(type: string): type is BuiltInSlotType {
  return type === 'text' || isEntityKind(type);
}
