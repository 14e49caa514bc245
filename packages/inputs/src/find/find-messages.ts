import { defineMessages, limits } from '@confab/model';

/** Why a search cannot be run. */
export const findMessages = {
  nothingToFind: 'Type something to look for.',
  tooLong: `A search can have at most ${limits.findTextMax} characters.`,
  unopenedGroup: 'There is a ) without its (.',
  unclosedGroup: 'There is a ( without its ).',
  unclosedClass: 'There is a [ without its ].',
  nothingToRepeat: 'There is nothing that could be repeated.',
  invalidRepetition: 'A repetition cannot end before it begins, nor ask for more than 1,000 times.',
  unknownClass: 'A range or a class of characters is not known.',
  unknownEscape: 'What follows a \\ is not known here, nor can a search ask for what a group found.',
  lookaround: 'A search cannot look ahead or behind.',
  invalidGroupName: 'The name of a group is not one, nor can a search look behind.',
  repeatedGroupName: 'Two groups have the same name.',
  endsTooEarly: 'The expression ends too early.',
  tooDeep: 'There are too many groups in one another.',
  tooLarge: 'The expression is too large. Make its repetitions smaller.',
  unreadable: 'The expression cannot be read.',
} as const;

/** The same messages with their names. */
export const namedFindMessages = defineMessages('findMessages', findMessages);
