import type { MeasureWords } from '../../entities/language.ts';

/** German words for temperatures and ages. */
export const germanMeasures: MeasureWords = {
  temperatures: `
C: ° c | Celsius | Grad Celsius | Grad C | Grad | ° | C
F: ° f | Fahrenheit | Grad Fahrenheit | Grad F | F
K: Kelvin | Grad Kelvin | K`,
  belowZero: 'below: unter null | unter dem Gefrierpunkt',
  angles: 'winkel kurve nord süd ost west nördlich südlich östlich westlich'.split(' '),
  turning: 'drehe drehen dreh dreht gedreht drehung wende wenden rotiere rotieren rotation'.split(' '),
  targets: ['auf'],
  degreeOwners: [],
  afterDegrees: [],
  afterDegreeLetters: 'draußen drinnen hier dort'.split(' '),
  ageOpeners: `
bare: ich bin | bin | er ist | sie ist | im Alter von | Alter | ich werde`,
  ageEndings: `
unit: alt
number: jährig | jährige | jähriger | jähriges | jährigen | jährigem`,
  notAfterAge: ['in', 'im', 'von', 'für'],
};
