import type { JsonValue } from '@confab/model';
import { isLimit, isLimitText } from '../form/limit-text.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import { namedValueMessages } from '../form/value-messages.ts';
import { findSelector } from './selectors.ts';
import { defineValueType } from './value-type.ts';

/** Texts that spreadsheets can hold, with or without tokens. */
export const textType = defineValueType({
  inputTypes: ['String', 'TokenString'],
  paste: pasteText,
  validate: (property, value) =>
    isLimit(property) && typeof value === 'string' && !isLimitText(value) ? namedValueMessages.notALimit : undefined,
  // An id is chosen, even where it is entered as text.
  // A hidden text, such as the place of a page, is not typed either.
  isMerged: ({ name, displayAs, flags }) =>
    !flags?.includes('Hidden') &&
    displayAs !== 'label' &&
    findSelector(displayAs) === undefined &&
    !name.endsWith('Id'),
});

/** Texts that are not typed: keys of buttons and of row order. */
export const keyType = defineValueType({ inputTypes: ['MoveKey', 'Button'] });

/** The text of a cell as it is; an empty cell leaves the value out. */
export function pasteText(_property: AnyProperty, cell: string): JsonValue | undefined {
  return cell === '' ? undefined : cell;
}
