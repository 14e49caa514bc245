import { isJsonArray, isJsonObject, parseBoundedJson, type ColumnProperty, type JsonValue } from '@confab/model';

/** A property of an item or of a row: the part that every rule about one input needs. */
export type AnyProperty = ColumnProperty;

/** The parsed Validation text of a property (A3.27). */
export interface PropertyLimits {
  /** The text is not JSON, so the input is hidden (A4.56). */
  readonly isBroken: boolean;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly isReadOnly: boolean;
  readonly isHidden: boolean;
}

const noLimits: PropertyLimits = {
  isBroken: false,
  min: undefined,
  max: undefined,
  isReadOnly: false,
  isHidden: false,
};

/** Reads the Validation text of a property: MinValue, MaxValue, and the flags readonly and hidden. */
export function readLimits(property: AnyProperty): PropertyLimits {
  if (property.validation === undefined || property.validation.trim() === '') return noLimits;
  const rules = parseJson(property.validation);
  if (!isJsonObject(rules)) return { ...noLimits, isBroken: true };
  const flags = readFlags(rules['Flags']);
  return {
    isBroken: false,
    min: readNumber(rules['MinValue']),
    max: readNumber(rules['MaxValue']),
    isReadOnly: flags.includes('readonly'),
    isHidden: flags.includes('hidden'),
  };
}

/** Whether a property carries a flag, however it is capitalised. */
export function hasFlag(property: AnyProperty, flag: string): boolean {
  return property.flags?.some((one) => one.toLowerCase() === flag.toLowerCase()) ?? false;
}

/** Whether an empty value is an error (A5.1). */
export function isMandatory(property: AnyProperty): boolean {
  return hasFlag(property, 'mandatory');
}

/** Whether an input is read-only (A5.24). */
export function isLocked(property: AnyProperty): boolean {
  return readLimits(property).isReadOnly || hasFlag(property, 'readonly');
}

/** JSON text as a value; undefined when it is not JSON, or unsafe (API-5). */
export function parseJson(text: string): JsonValue | undefined {
  return parseBoundedJson(text).value;
}

function readFlags(flags: JsonValue | undefined): readonly string[] {
  const words = isJsonArray(flags) ? flags : typeof flags === 'string' ? flags.split(',') : [];
  return words.filter((word) => typeof word === 'string').map((word) => word.trim().toLowerCase());
}

function readNumber(value: JsonValue | undefined): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
