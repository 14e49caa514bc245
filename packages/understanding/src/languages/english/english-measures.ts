import type { MeasureWords } from '../../entities/language.ts';

/** English words for temperatures and ages. */
export const englishMeasures: MeasureWords = {
  temperatures: `
C: ° c | celsius | centigrade | degrees celsius | degree celsius | degrees centigrade | degrees c | c
F: ° f | fahrenheit | degrees fahrenheit | degree fahrenheit | degrees f | f
K: kelvin | kelvins | degrees kelvin | k
C F: ° | degrees | degree`,
  belowZero: 'below: below zero | below freezing',
  angles: 'angle angles corner north south east west latitude longitude'.split(' '),
  turning: 'turn turns turned turning rotate rotates rotated rotating rotation spin flip'.split(' '),
  targets: 'to at up down on'.split(' '),
  degreeOwners: 'have has had hold holds got earned'.split(' '),
  afterDegrees: 'in from of'.split(' '),
  afterDegreeLetters: 'outside inside outdoors indoors here there'.split(' '),
  ageOpeners: `
bare: i am | i'm | im | he is | he's | she is | she's | aged | age | at the age of | age of | i turned | turning
bare: he turned | she turned | son is | daughter is`,
  ageEndings: `
unit: old | of age
number: yo`,
  notAfterAge: ['in', 'of', 'for'],
};
