import type { InputType, JsonObject, JsonValue, Property, ReferenceKind, TableDefinition } from '@confab/model';
import type { EditTarget } from '../edits/find-edit-target.ts';
import type { TextPlace } from '../find/text-place.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import type { ShownValue } from '../show/describe-value.ts';
import { checkText } from './check-text.ts';
import { describeTextOrJson } from './describe-text.ts';

/** A value that is there. */
export type PresentValue = Exclude<JsonValue, null>;

/** An input, a column or a field of a response: whatever can hold values of any type. */
export interface FieldProperty extends AnyProperty {
  readonly table?: Property['table'];
  readonly tree?: Property['tree'];
}

/** A list of rows inside a value, and the segments that lead from the value to it. */
export interface RowList {
  readonly segments: readonly string[];
  readonly rows: readonly JsonValue[];
}

/** What the default of a type may ask for. */
export interface DefaultContext {
  readonly newId: () => string;
  readonly createDefaults: (properties: readonly Property[]) => JsonObject;
}

/** Receives the faults and the texts of values that ship with the catalogue. */
export interface ValueCheck {
  readonly report: (where: string, what: string) => void;
  /** Where the checked value is, in words. */
  readonly where: string;
  /** Called with each text and the property it fills: the caller looks up references and tokens. */
  readonly onText: (property: AnyProperty, text: string, where: string) => void;
}

/** How a type that holds other values has those checked. */
export interface CheckContext extends ValueCheck {
  readonly checkValues: (properties: readonly Property[], values: JsonObject, check: ValueCheck) => void;
}

/** Finds what the rest of a path leads to among the fields of a value; undefined fields allow any name. */
export type FindInFields = (fields: readonly FieldProperty[] | undefined, segments: readonly string[]) => EditTarget;

/** How a type that holds other values has those described. */
export interface DescribeContext {
  readonly describe: (property: Property, value: JsonValue | undefined) => ShownValue;
  readonly getRowTitle: (table: TableDefinition, values: JsonObject) => string;
}

/** How a type hands its texts, and those of the values it holds, to a search. */
export interface TextVisitor {
  /** Visits every text of a value that has no fields: a text, a number, a list of them. */
  readonly visitValue: (property: AnyProperty, value: JsonValue, place: TextPlace) => void;
  readonly visitFields: (fields: readonly FieldProperty[], values: JsonObject, place: TextPlace) => void;
  readonly getRowTitle: (table: TableDefinition, values: JsonObject) => string;
}

/**
 * Everything that depends on the shape of a value, for one shape: a shape is added by one such definition and a line in
 * `registry.ts`.
 */
export interface ValueType {
  /** The types of inputs that store this shape. */
  readonly inputTypes: readonly InputType[];
  /** The value that a new item or row begins with; undefined for none. */
  readonly default: (property: Property, context: DefaultContext) => JsonValue | undefined;
  /** Whether a draft may hold the value: shape only, completeness is `validate`. */
  readonly accepts: (property: AnyProperty, value: PresentValue) => boolean;
  /** False for an input that always has a value, so that 'mandatory' asks nothing of it. */
  readonly canBeBlank: boolean;
  /** The message under the input for a value that is not blank; undefined for a value in order. */
  readonly validate: (property: AnyProperty, value: PresentValue) => string | undefined;
  /** Checks a value that ships with the catalogue, which has to be complete. */
  readonly check: (property: Property, value: JsonValue, context: CheckContext) => void;
  /** What a path inside of a value leads to. */
  readonly target: (property: FieldProperty, segments: readonly string[], findInFields: FindInFields) => EditTarget;
  /** How the value reads; never called with '' or a boolean, except for Bool. */
  readonly show: (property: Property, value: PresentValue, context: DescribeContext) => ShownValue;
  /** Hands every text of the value to a search, in reading order. */
  readonly search: (property: FieldProperty, value: PresentValue, place: TextPlace, visitor: TextVisitor) => void;
  /** What the values are ids or names of, whatever the input's display type is. */
  readonly references: ReferenceKind | undefined;
  /** The lists of rows inside of a value, whose rows are checked one by one. */
  readonly listRows: (value: JsonValue) => readonly RowList[];
  /** The value as a save carries it (A4.27 to A4.30). */
  readonly save: (value: JsonValue | undefined) => JsonValue | undefined;
  /** A saved value as drafts hold it: the inverse of `save`. */
  readonly open: (saved: JsonValue | undefined) => JsonValue | undefined;
  /** The value of a spreadsheet's cell; undefined for one that does not fit. Types without it have no cell. */
  readonly paste: ((property: AnyProperty, cell: string) => JsonValue | undefined) | undefined;
  /** Whether account nodes carry the value as JSON text (P7.17). */
  readonly isNestedAsText: (property: Property) => boolean;
  /** Whether a value can be the title of the row it is in. */
  readonly canNameRow: boolean;
}

/** Defines a shape of values by what is particular about it; everything else is as for a plain text. */
export function defineValueType(definition: Pick<ValueType, 'inputTypes'> & Partial<ValueType>): ValueType {
  return { ...plainText, ...definition };
}

const plainText: Omit<ValueType, 'inputTypes'> = {
  default: (property) => property.defaultValue,
  accepts: (_property, value) => typeof value === 'string',
  canBeBlank: true,
  validate: () => undefined,
  check: checkText,
  target: (property, segments) => (segments.length === 0 ? { type: 'value', property } : { type: 'nothing' }),
  show: describeTextOrJson,
  search: (property, value, place, { visitValue }) => visitValue(property, value, place),
  references: undefined,
  listRows: () => [],
  save: (value) => value,
  open: (saved) => saved,
  paste: undefined,
  isNestedAsText: () => false,
  canNameRow: true,
};
