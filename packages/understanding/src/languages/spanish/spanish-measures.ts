import type { MeasureWords } from '../../entities/language.ts';

/** Spanish words for temperatures and ages. */
export const spanishMeasures: MeasureWords = {
  temperatures: `
C: ° c | Celsius | centígrados | grados Celsius | grados centígrados | grados | grado | ° | C
F: ° f | Fahrenheit | grados Fahrenheit | F
K: Kelvin | grados Kelvin | K`,
  belowZero: 'below: bajo cero',
  angles: 'norte sur oeste'.split(' '),
  turning: 'gira girar gire rotar rotación giro'.split(' '),
  targets: ['a'],
  degreeOwners: [],
  afterDegrees: [],
  afterDegreeLetters: 'fuera afuera dentro adentro aquí allí'.split(' '),
  ageOpeners: `
years: tengo | tiene | edad de | la edad de | cumplo | cumplió`,
  ageEndings: `
unit: de edad`,
  notAfterAge: [],
};
