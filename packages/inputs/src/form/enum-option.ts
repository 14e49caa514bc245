import { hasFlag, type AnyProperty } from './property-rules.ts';
import { isWithinExtensions } from './visibility.ts';

/** One choice of an Enum or MultiSelect. Its label is the value that is stored. */
export interface EnumOption {
  readonly label: string;
  readonly description: string;
  /** The parent's value under which a dependent dropdown offers it; '' for always. */
  readonly cascadingId: string;
  readonly limitToAll: readonly string[];
  readonly limitToAny: readonly string[];
}

/** Reads an option's text, 'label||description||cascadingId||limitToAll||limitToAny' (A3.35). */
export function parseEnumOption(text: string): EnumOption {
  const [label = '', description = '', cascadingId = '', all = '', any = ''] = text
    .split('||')
    .map((one) => one.trim());
  return { label, description, cascadingId, limitToAll: splitNames(all), limitToAny: splitNames(any) };
}

/** All options of a property, regardless of extension limits. */
export function listOptions(property: AnyProperty): readonly EnumOption[] {
  return (property.enumValues ?? property.multiSelectValues ?? []).map(parseEnumOption);
}

/** Finds an option by its stored label. */
export function findOption(property: AnyProperty, label: string): EnumOption | undefined {
  return listOptions(property).find((option) => option.label === label);
}

/** The text that people read for an option: its description where the labels are codes, as the flag says. */
export function getOptionName(property: AnyProperty, { label, description }: EnumOption): string {
  return (hasFlag(property, 'showDescriptions') && description) || label;
}

/** Whether a text is an option, or empty. An Enum without options is filled by its selector and accepts any text. */
export function isOption(property: AnyProperty, text: string): boolean {
  return text === '' || listOptions(property).length === 0 || findOption(property, text) !== undefined;
}

/** The choices of a MultiSelect, whose value is a comma-joined text (A3.34). */
export function splitChoices(value: string): readonly string[] {
  return splitNames(value);
}

/** The options to offer: within the enabled extensions, and of the parent's value for a dependent dropdown (A4.15). */
export function listOfferedOptions(
  property: AnyProperty,
  extensions: readonly string[],
  parentValue?: string,
): readonly EnumOption[] {
  return listOptions(property).filter(
    (option) =>
      isWithinExtensions(option.limitToAll, option.limitToAny, extensions) &&
      (parentValue === undefined || option.cascadingId === '' || option.cascadingId === parentValue),
  );
}

/**
 * What to select in place of an option that an extension limit hides: the first one there is, of the parent's value for
 * a dependent dropdown (A4.57). Any other value stays.
 */
export function findSelectableValue(
  property: AnyProperty,
  extensions: readonly string[],
  value: string,
  parentValue?: string,
): string {
  const chosen = listOptions(property).find((option) => option.label === value);
  if (!chosen || isWithinExtensions(chosen.limitToAll, chosen.limitToAny, extensions)) return value;
  return listOfferedOptions(property, extensions, parentValue)[0]?.label ?? '';
}

function splitNames(text: string) {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
