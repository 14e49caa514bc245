import { defineMessages, limits } from '@confab/model';

/** Why a search cannot be run. */
export const findMessages = {
  nothingToFind: 'Enter the text to find.',
  tooLong: `A search can have at most ${limits.findTextMax} characters.`,
  unopenedGroup: 'A ) has no matching (.',
  unclosedGroup: 'A ( has no matching ).',
  unclosedClass: 'A [ has no matching ].',
  nothingToRepeat: 'A repetition has nothing to repeat.',
  invalidRepetition: 'In a repetition, the minimum cannot be above the maximum, nor the maximum above 1,000.',
  unknownClass: 'A range or class of characters is not valid.',
  unknownEscape: 'One of the escape sequences (\\) is not supported. References to groups are not supported either.',
  lookaround: 'Lookahead and lookbehind are not supported.',
  invalidGroupName: 'The name of a group is not valid. Lookbehind is not supported.',
  repeatedGroupName: 'Two groups have the same name.',
  endsTooEarly: 'The expression ends too early.',
  tooDeep: 'The groups are nested too deeply.',
  tooLarge: 'The expression is too large. Lower the numbers of its repetitions, or shorten it.',
  unreadable: 'The expression cannot be read.',
} as const;

/** The same messages with their names. */
export const namedFindMessages = defineMessages('findMessages', findMessages);
