import type { MeasureWords } from '../../entities/language.ts';

/** English words for temperatures and ages. */
export const englishMeasures: MeasureWords = {
  temperatures: `
C: ° c | celsius | centigrade | degrees celsius | degree celsius | degrees centigrade | degrees c | c
F: ° f | fahrenheit | degrees fahrenheit | degree fahrenheit | degrees f | f
K: kelvin | kelvins | degrees kelvin | k
C F: ° | degrees | degree`,
  belowZero: 'below: below zero | below freezing',
  ageOpeners: `
bare: i am | i'm | im | he is | he's | she is | she's | aged | age | at the age of | age of | i turned | turning
bare: he turned | she turned | son is | daughter is`,
  ageEndings: `
unit: old | of age
number: yo`,
};
