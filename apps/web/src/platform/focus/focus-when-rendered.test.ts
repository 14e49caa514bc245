import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusWhenRendered } from './focus-when-rendered.ts';

let form: HTMLElement;
beforeEach(() => {
  form = document.createElement('form');
  form.innerHTML = '<button id="add"></button>';
  document.body.append(form);
  form.querySelector('button')?.focus();
});
afterEach(() => form.remove());

const find = (id: string) => () => form.querySelector<HTMLElement>(`#${id}`) ?? undefined;
const render = (id: string) => form.insertAdjacentHTML('beforeend', `<div><input id="${id}" /></div>`);
/** Observers report a change after the code that made it. */
const afterThisStep = () => Promise.resolve();
const focusedId = () => document.activeElement?.id;

test('an existing element gets the focus at once', () => {
  render('name');
  focusWhenRendered(form, find('name'));
  expect(focusedId()).toBe('name');
});

test('an element that is rendered later has the focus before anything else happens', async () => {
  focusWhenRendered(form, find('name'));
  render('price');
  await afterThisStep();
  expect(focusedId()).toBe('add');
  render('name');
  await afterThisStep();
  expect(focusedId()).toBe('name');
});

test('the focus stays where the author has put it in the meantime', async () => {
  render('price');
  focusWhenRendered(form, find('name'));
  find('price')()?.focus();
  render('name');
  await afterThisStep();
  expect(focusedId()).toBe('price');
});

test('the focus stays where it is when there is nothing to focus, or when the wait was ended', async () => {
  focusWhenRendered(form, () => null);
  const stop = focusWhenRendered(form, find('name'));
  stop();
  render('name');
  await afterThisStep();
  expect(focusedId()).toBe('add');
});

test('a later wait in the same container replaces the earlier one', async () => {
  focusWhenRendered(form, find('name'));
  focusWhenRendered(form, find('price'));
  render('name');
  await afterThisStep();
  expect(focusedId()).toBe('add');
  render('price');
  await afterThisStep();
  expect(focusedId()).toBe('price');
});
