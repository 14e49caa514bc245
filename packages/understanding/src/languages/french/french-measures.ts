import type { MeasureWords } from '../../entities/language.ts';

/** French words for temperatures and ages. */
export const frenchMeasures: MeasureWords = {
  temperatures: `
C: ° c | Celsius | degrés Celsius | degrés centigrades | degrés | degré | ° | C
F: ° f | Fahrenheit | degrés Fahrenheit | F
K: kelvin | kelvins | degrés Kelvin | K`,
  belowZero: 'below: sous zéro | au-dessous de zéro | en dessous de zéro',
  angles: 'nord sud ouest'.split(' '),
  turning: 'tourne tourner tournez pivoter rotation'.split(' '),
  targets: ['à'],
  degreeOwners: [],
  afterDegrees: [],
  afterDegreeLetters: 'dehors dedans ici là'.split(' '),
  ageOpeners: `
years: j'ai | il a | elle a | âgé de | âgée de | à l'âge de | l'âge de`,
  ageEndings: `
unit: d'âge`,
  notAfterAge: [],
};
