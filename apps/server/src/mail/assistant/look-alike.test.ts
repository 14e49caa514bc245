import { expect, test } from 'vitest';
import { productSubjects } from '../product-subjects.ts';
import { isProductLookAlike } from './look-alike.ts';

test.each([
  'Reset your Confab password',
  'RESET YOUR PASSWORD',
  'reset   password now',
  'Rеsеt уоur раsswоrd',
  'Re\u00adset your C\u200bonfab pass\u2060word',
  'Ｒｅｓｅｔ your ｐａｓｓｗｏｒｄ',
  'Rését your pässword',
  'R3set your passw0rd',
  'C0NFAB: your invoice',
  'C o n f a b support',
  'Соnfаb',
  'Please verify your email address',
  'Your password was changed',
  'New sign-in to your account',
  'You are invited to a team',
])('the subject "%s" looks like one of the product (MAIL-6)', (subject) => {
  expect(isProductLookAlike(subject)).toBe(true);
});

test.each([
  'Your order',
  'Table for two on Friday',
  'Opening hours of the Harbour Café',
  'Ihre Bestellung',
  '',
  '訂單',
])('the subject "%s" looks like none of the product (MAIL-6)', (subject) => {
  expect(isProductLookAlike(subject)).toBe(false);
});

test('every subject of the product is recognised, however its letters are disguised (MAIL-6)', () => {
  const disguises: readonly ((text: string) => string)[] = [
    (text) => text.toUpperCase(),
    (text) => [...text].join('\u200b'),
    (text) => text.replaceAll('o', 'о').replaceAll('e', 'е').replaceAll('a', 'а'),
    (text) => text.replaceAll('o', '0').replaceAll('i', '1').replaceAll('e', '3'),
    (text) => `Re: ${text}!`,
  ];
  const passing = Object.values(productSubjects)
    .flatMap((subject) => disguises.map((disguise) => disguise(subject)))
    .filter((subject) => !isProductLookAlike(subject));
  expect(passing).toEqual([]);
});
