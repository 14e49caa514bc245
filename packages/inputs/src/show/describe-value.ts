import type { JsonObject, JsonValue, Property, TableDefinition } from '@confab/model';
import { getReferenceKind } from '../find/references.ts';
import { getRowLabel, getRowTitle } from '../rows/row-title.ts';
import { describeAsset } from '../types/asset.ts';
import { describeJson } from '../types/describe-text.ts';
import { getValueType } from '../types/registry.ts';
import type { NamedKind } from '../types/selectors.ts';
import type { DescribeContext } from '../types/value-type.ts';
import { getNamedKind } from './get-named-kind.ts';
import type { TokenPart } from './tokens.ts';

/** A value of any type in readable form, for views. */
export type ShownValue =
  | { readonly type: 'nothing' }
  | { readonly type: 'truth'; readonly isTrue: boolean }
  | { readonly type: 'text' | 'code'; readonly text: string }
  /** A file of the media library by its id, or an address. */
  | { readonly type: 'asset'; readonly text: string }
  /** A secret, whose text cannot be read; `isSet` is false for one that has to be set again. */
  | { readonly type: 'secret'; readonly isSet: boolean }
  | { readonly type: 'tokens'; readonly parts: readonly TokenPart[] }
  /** A referenced item; without a name it no longer exists. */
  | { readonly type: 'named'; readonly kind: NamedKind; readonly id: string; readonly name: string | undefined }
  | { readonly type: 'choices'; readonly choices: readonly ShownChoice[] }
  | { readonly type: 'languages'; readonly texts: readonly { readonly language: string; readonly text: string }[] }
  | { readonly type: 'fields'; readonly fields: readonly ShownField[] }
  /** Rows of a table, entries of a response, or nodes of a tree at their levels. */
  | { readonly type: 'rows'; readonly rows: readonly ShownRow[] };

/** One selected option. */
interface ShownChoice {
  readonly label: string;
  readonly description: string;
}

/** One field of a value that contains others. */
export interface ShownField {
  readonly property: Property;
  readonly value: ShownValue;
}

/** The title of a row; '' if it has none. */
export interface RowTitle {
  readonly title: string;
  /** The title is an option in the words of the schema, which views translate. */
  readonly isOption?: boolean;
}

/** One row. */
export interface ShownRow extends RowTitle {
  readonly id: string;
  /** 0 at the top of a tree, and in every table. */
  readonly level: number;
  readonly fields: readonly ShownField[];
}

/** Finds the name of a referenced item; undefined if it does not exist. */
export type FindName = (kind: NamedKind, id: string) => string | undefined;

/** Describes a value for display. Values that do not fit their type, or have no property, are described as JSON. */
export function describeValue(
  property: Property | undefined,
  value: JsonValue | undefined,
  findName: FindName,
): ShownValue {
  if (value === undefined || value === null || value === '') return { type: 'nothing' };
  if (typeof value === 'boolean') return { type: 'truth', isTrue: value };
  if (property === undefined) return describeJson(value);
  const kind = getNamedKind(property);
  if (kind !== undefined && typeof value === 'string')
    return { type: 'named', kind, id: value, name: findName(kind, value) };
  if (getReferenceKind(property) === 'asset' && typeof value === 'string') return describeAsset(value);
  const describe: DescribeContext['describe'] = (inner, one) => describeValue(inner, one, findName);
  return getValueType(property.type).show(property, value, {
    describe,
    titleRow: (table, row) => titleRow(table, row, describe),
  });
}

function titleRow(table: TableDefinition, row: JsonObject, describe: DescribeContext['describe']): RowTitle {
  const { label } = getRowLabel(table, row);
  if (typeof label === 'object' && 'option' in label) return { title: label.option, isOption: true };
  return { title: getRowTitle(table, row, (column, cell) => getShownText(describe(column, cell))) };
}

/** The described value as one line of plain text, for titles, tooltips and search. '' for no value. */
export function getShownText(shown: ShownValue): string {
  switch (shown.type) {
    case 'nothing':
      return '';
    case 'truth':
      return String(shown.isTrue);
    case 'text':
    case 'code':
    case 'asset':
      return shown.text;
    case 'secret':
      return shown.isSet ? '••••••••' : '';
    case 'tokens':
      return shown.parts.map((part) => part.text).join('');
    case 'named':
      return shown.name ?? shown.id;
    case 'choices':
      return shown.choices.map((choice) => choice.label).join(', ');
    case 'languages':
      return shown.texts.map(({ text }) => text).join(' / ');
    case 'fields':
      return shown.fields.map((field) => getShownText(field.value)).join(', ');
    case 'rows':
      return shown.rows.map((row) => row.title).join(', ');
  }
}
