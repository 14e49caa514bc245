import type {
  InputType,
  JsonObject,
  JsonValue,
  Property,
  ReferenceKind,
  TableDefinition,
  NamedMessage,
} from '@confab/model';
import type { EditTarget } from '../edits/find-edit-target.ts';
import type { TextPlace } from '../find/text-place.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import type { RowLabel } from '../rows/row-title.ts';
import type { RowTitle, ShownValue } from '../show/describe-value.ts';
import { checkText } from './check-text.ts';
import { describeTextOrJson } from './describe-text.ts';

/** A value that is not null. */
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

/** Helpers for creating default values. */
interface DefaultContext {
  readonly newId: () => string;
  readonly createDefaults: (properties: readonly Property[]) => JsonObject;
}

/** Receives errors and texts of values that ship with the catalogue. */
export interface ValueCheck {
  readonly report: (where: string, what: string) => void;
  /** Where the checked value is, in words. */
  readonly where: string;
  /** Called with each text and the property it fills: the caller looks up references and tokens. */
  readonly onText: (property: AnyProperty, text: string, where: string) => void;
}

/** Lets a type check the values that it contains. */
export interface CheckContext extends ValueCheck {
  readonly checkValues: (properties: readonly Property[], values: JsonObject, check: ValueCheck) => void;
}

/** Finds the field of a value that the rest of a path leads to; undefined fields allow any name. */
type FindInFields = (fields: readonly FieldProperty[] | undefined, segments: readonly string[]) => EditTarget;

/** Lets a type describe the values that it contains. */
export interface DescribeContext {
  readonly describe: (property: Property, value: JsonValue | undefined) => ShownValue;
  readonly titleRow: (table: TableDefinition, values: JsonObject) => RowTitle;
}

/** Visits the texts of a value and of the values that it contains. */
export interface TextVisitor {
  /** Visits every text of a value that has no fields: a text, a number, a list of them. */
  readonly visitValue: (property: AnyProperty, value: JsonValue, place: TextPlace) => void;
  readonly visitFields: (fields: readonly FieldProperty[], values: JsonObject, place: TextPlace) => void;
  readonly getRowLabel: (table: TableDefinition, values: JsonObject) => RowLabel;
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
  /** Whether a draft may contain the value. Checks only the shape; `validate` checks completeness. */
  readonly accepts: (property: AnyProperty, value: PresentValue) => boolean;
  /** False for inputs that always have a value, so that 'mandatory' has no effect. */
  readonly canBeBlank: boolean;
  /** The input error of a value that is not blank; undefined for a valid value. */
  readonly validate: (property: AnyProperty, value: PresentValue) => NamedMessage | undefined;
  /** Checks a value that ships with the catalogue, which has to be complete. */
  readonly check: (property: Property, value: JsonValue, context: CheckContext) => void;
  /** The target of a path inside the value. */
  readonly target: (property: FieldProperty, segments: readonly string[], findInFields: FindInFields) => EditTarget;
  /** Describes the value for display; never called with '' or, except for Bool, a boolean. */
  readonly show: (property: Property, value: PresentValue, context: DescribeContext) => ShownValue;
  /** Visits all texts of the value, in reading order. */
  readonly search: (property: FieldProperty, value: PresentValue, place: TextPlace, visitor: TextVisitor) => void;
  /** The kind of objects that values refer to, regardless of display type. */
  readonly references: ReferenceKind | undefined;
  /** The lists of rows inside the value. */
  readonly listRows: (value: JsonValue) => readonly RowList[];
  /** The value as a save carries it (A4.27 to A4.30). */
  readonly save: (value: JsonValue | undefined) => JsonValue | undefined;
  /** Converts a saved value to the form of drafts; the inverse of `save`. */
  readonly open: (saved: JsonValue | undefined) => JsonValue | undefined;
  /** Parses a spreadsheet cell; undefined if it does not fit. Types without it cannot be pasted. */
  readonly paste: ((property: AnyProperty, cell: string) => JsonValue | undefined) | undefined;
  /** Whether account nodes carry the value as JSON text (P7.17). */
  readonly isNestedAsText: (property: Property) => boolean;
  /** Whether the value is written by hand, so that the texts of two authors are merged and neither replaces the other. */
  readonly isMerged: (property: AnyProperty) => boolean;
  /** Whether a value can be the title of the row it is in. */
  readonly canNameRow: boolean;
  /** Whether the value is a list of rows with ids, each with the fields of the input's definition. */
  readonly isRowList: boolean;
  /** Whether the value is a secret, which is encrypted. */
  readonly isSecret: boolean;
  /** Whether the value is a response, which responses of other nodes can link to (A3.54). */
  readonly canBeLinked: boolean;
}

/** Defines a value type by its differences from plain text. */
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
  isMerged: () => false,
  canNameRow: true,
  isRowList: false,
  isSecret: false,
  canBeLinked: false,
};
