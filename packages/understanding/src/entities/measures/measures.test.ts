import { expect, test } from 'vitest';
import { readMeaning } from '../testing/examples.ts';

test.each([
  ['en', 'set it to 20 degrees', '20 C or 20 F'],
  ['en-US', 'set it to 70 degrees', '70 F or 70 C'],
  ['en', '-5 °C outside', '-5 C'],
  ['en', '70 Fahrenheit', '70 F'],
  ['en', '300 kelvin', '300 K'],
  ['en', '21C is fine', '21 C'],
  ['en', '20 C', '20 C'],
  ['en', 'row 5 c', ''],
  ['en', 'seat 21C', ''],
  ['en', 'gate 21F', ''],
  ['en', 'flat 12C', ''],
  ['en', 'route 66f', ''],
  ['de', 'Platz 20C', ''],
  ['en', '20c', '20 C'],
  ['en', '12c Baker Street', ''],
  ['de', 'Hauptstraße 12c', ''],
  ['de', 'Klasse 5c', ''],
  ['en', 'class 5C', ''],
  ['en', 'a 36C bra', ''],
  ['de', 'Größe 75C', ''],
  ['en', 'iPhone 5c', ''],
  ['en', 'block 5C', ''],
  ['en', 'locker 12C', ''],
  ['en', '10c each', ''],
  ['en', 'it costs 50c', ''],
  ['en', 'room at 21C', '21 C'],
  ['en', 'at 8 p.m.', ''],
  ['en', '20 to 25 degrees', '20 C or 20 F; 25 C or 25 F'],
  ['de', 'zwanzig Grad', '20 C'],
  ['de', 'fünf Grad unter null', '-5 C'],
  ['es', 'cinco grados bajo cero', '-5 C'],
  ['fr', 'vingt degrés', '20 C'],
])('a temperature has its degrees and their unit, that of the region first, in %s: %s', (language, said, means) => {
  expect(readMeaning('temperature', language, said)).toBe(means);
});

test.each([
  ['en', 'I have two degrees in physics', ''],
  ['en', 'a 90 degree angle', ''],
  ['en', 'turn it 180 degrees', ''],
  ['en', 'a 180 degree turn, please', ''],
  ['en', 'turn it to 90 degrees', '90 C or 90 F'],
  ['en', 'turn it up 5 degrees', '5 C or 5 F'],
  ['en', 'we have 20 degrees in the kitchen', '20 C or 20 F'],
  ['en', '20 degrees north', ''],
  ['de', 'im 90 Grad Winkel', ''],
  ['de', 'um 180 Grad drehen', ''],
  ['de', 'die Heizung auf 90 Grad drehen', '90 C'],
  ['de', 'um 2 Grad höher drehen', '2 C'],
  ['en', '1000', '1000 C or 1000 F'],
  ['en', '4000', ''],
  ['en', '-1001', ''],
])('degrees of an angle, a direction or a study are no temperature, in %s: %s', (language, said, means) => {
  expect(readMeaning('temperature', language, said)).toBe(means);
});

test.each([
  ['en', '5 years old', '5'],
  ['en', 'I am 34', '34'],
  ['en', 'a five-year-old', '5'],
  ['en', 'six months old', '0.5'],
  ['en', '34', '34'],
  ['en', 'I am 5 minutes late', ''],
  ['en', 'I waited 5 years', ''],
  ['en', '500 years old', ''],
  ['de', 'ich bin 34 Jahre alt', '34'],
  ['de', 'eine 34-jährige Frau', '34'],
  ['de', '34 year', '34'],
  ['es', 'tengo 34 años', '34'],
  ['es', 'tengo dos perros', ''],
  ['fr', "j'ai 34 ans", '34'],
])('an age is a number of years, in %s: %s', (language, said, means) => {
  expect(readMeaning('age', language, said)).toBe(means);
});
