import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { compileTemplate, play } from './testing.ts';

const cafe = compileTemplate('harbour-cafe');
const clinic = compileTemplate('riverside-clinic');
const desk = compileTemplate('alder-help-desk');

describe.each(catalogue.templates.map(({ title, id }) => [title, id] as const))('%s', (_title, id) => {
  test('the template compiles without problems', () => {
    expect(compileTemplate(id).problems).toEqual([]);
  });

  test('the template understands every suggestion chip of its opening', async () => {
    const program = compileTemplate(id);
    const { chips } = await play(program, []);
    expect(chips.length).toBeGreaterThan(2);
    for (const chip of chips) {
      const { last, faults } = await play(program, [chip]);
      expect([chip, faults, last === '']).toEqual([chip, [], false]);
      expect(last).not.toMatch(/sorry|other words|did you mean|I can (help|take)/i);
    }
  });

  test('the template responds to silence and nonsense', async () => {
    const program = compileTemplate(id);
    for (const noise of [null, 'xqzt vbnm', '']) {
      const { answers, faults } = await play(program, [noise]);
      expect([noise, faults, answers[1] === '']).toEqual([noise, [], false]);
    }
    expect((await play(program, [null, null])).answers).toHaveLength(3);
  });
});

describe('the café', () => {
  test('the café takes an order of drinks and food, adds up the price and names the pick-up time', async () => {
    const { answers, last, ended, faults } = await play(cafe, [
      "I'd like to order something",
      'a large coffee please',
      'and a croissant',
      "that's all",
      'yes',
      'in ten minutes',
      'Ada',
    ]);
    expect(faults).toEqual([]);
    expect(answers[0]).toMatch(/^Ahoy/);
    expect(answers[2]).toMatch(/one large coffee/i);
    expect(answers[4]).toBe('large coffee, butter croissant: €8. Is that right?');
    expect(last).toContain('Thank you, Ada! Pick-up: in ten minutes. To pay: €8.');
    expect(ended).toBe(true);
  });

  test.each([
    ['small', 'small tea: €2'],
    ['medium please', 'regular tea: €3'],
    ['the biggest you have', 'large tea: €4'],
    ['no idea what you mean', 'regular tea: €3'],
  ])('the café charges tea by size: %s', async (size, summary) => {
    const lines = ['order', 'a cup of tea', size];
    const isUnclear = size.startsWith('no idea');
    const { last } = await play(cafe, [...lines, ...(isUnclear ? ['purple'] : []), "that's all"]);
    expect(last).toContain(summary);
  });

  test('the café takes wishes as an order, and applies a size that is said first to the next item', async () => {
    expect((await play(cafe, ['I want a flat white and a slice of cake'])).last).toBe('Which size of flat white?');
    const { answers } = await play(cafe, ['large', 'a latte']);
    expect(answers[1]).toMatch(/^You have not ordered anything yet\./);
    expect(answers[2]).toMatch(/large latte/);
  });

  test.each([
    [['three teas', 'a croissant please', "that's all"], 'butter croissant: €3'],
    [['two oat milk lattes', 'a hot chocolate', 'small', "that's all"], 'small hot chocolate: €4'],
    [['three teas', 'make it two', 'with oat milk', 'large', "that's all"], '2 large oat teas: €8'],
  ])('the café applies details of an open item to that item only: %j', async (lines, summary) => {
    expect((await play(cafe, lines)).last).toContain(summary);
  });

  test('the café asks back with chips for yes and no', async () => {
    const { last, chips } = await play(cafe, ['what can you do']);
    expect([last, chips]).toEqual(['Did you mean See the menu?', ['Yes', 'No']]);
    expect((await play(cafe, ['what can you do', 'Yes'])).last).toBe('Drinks, food, or allergens?');
  });

  test('the café adds a cookie to a large order', async () => {
    const order = ['order', 'sandwich', 'sandwich', 'croissant', "that's all", 'yes', 'at noon', 'Grace'];
    expect((await play(cafe, order)).last).toMatch(/cookie/);
  });

  test('the café clears the order on request and takes a new one', async () => {
    const { last } = await play(cafe, [
      'order',
      'croissant',
      "that's all",
      'start again',
      'tea',
      'small',
      "that's all",
    ]);
    expect(last).toContain('small tea: €2.');
  });

  test.each([
    [['a large latte', "that's all", 'no, three large lattes'], '3 large lattes'],
    [['a small tea', 'a croissant', "that's all", 'no, three teas'], 'butter croissant, 3 small teas'],
    [['a small tea', "that's all", "that's wrong, I said a large tea"], 'large tea'],
    [['a croissant', "that's all", 'no, four large teas'], 'butter croissant, 4 large teas'],
    [['a small latte', "that's all", 'no, and a large latte as well'], 'small latte, large latte'],
  ])('the café replaces a corrected item of the order, and adds a missing one: %j', async (lines, order) => {
    expect((await play(cafe, lines)).variables['Order']).toBe(order);
  });

  test('the café answers questions about the menu, then takes the order', async () => {
    const { answers, faults } = await play(cafe, [
      "what's on the menu",
      'drinks',
      'is there anything vegan',
      'order',
      'latte',
    ]);
    expect(answers[2]).toMatch(/Coffee €4/);
    expect(answers[3]).toMatch(/Vegan: vegetable sandwich/);
    expect(answers[5]).toBe('Which size of latte?');
    expect(faults).toEqual([]);
  });

  test('the café gives its opening hours and address, and says goodbye', async () => {
    const { answers, ended } = await play(cafe, ['how late are you open', 'what is your address', 'bye']);
    expect(answers[1]).toMatch(/Quay Street 4/);
    expect(answers[1]).toMatch(/Anything else\?$/);
    expect(ended).toBe(true);
  });

  test('the café offers help when it does not understand', async () => {
    const { answers } = await play(cafe, ['xqzt', 'vbnm', 'xqzt']);
    expect(answers[2]).toMatch(/Say 'order', 'menu' or 'opening hours'/);
  });
});

describe('the clinic', () => {
  test('the clinic books a first visit and explains what to bring', async () => {
    const { answers, faults, last } = await play(clinic, [
      "I'd like to book an appointment",
      "no, I'm new",
      'I need a vaccination',
      'on Tuesday',
      'after lunch please',
      'Ada Lovelace',
    ]);
    expect(faults).toEqual([]);
    expect(answers[0]).toMatch(/emergency number/);
    expect(last).toContain('Ada Lovelace: on Tuesday in the afternoon with nurse Lindqvist. First visit');
  });

  test('the clinic books a returning patient and respects the early closing on Wednesday', async () => {
    const { last } = await play(clinic, ['book', 'yes', 'doctor', 'on Wednesday', 'afternoon', 'Grace Hopper']);
    expect(last).toContain('Grace Hopper: on Wednesday in the morning with Doctor Amari. The exact time follows.');
  });

  test('the clinic does not book a weekend', async () => {
    const { last } = await play(clinic, ['book', 'yes', 'physio', 'on Saturday']);
    expect(last).toMatch(/Monday to Friday.*Which day suits you\?$/);
  });

  test('the clinic moves an appointment', async () => {
    const { last, faults } = await play(clinic, ['can I move my appointment', 'Monday at nine', 'Thursday']);
    expect(last).toContain('Moved from Monday at nine to Thursday.');
    expect(faults).toEqual([]);
  });

  test.each([
    ['yes', 'Cancelled.'],
    ['Yes, cancel', 'Cancelled.'],
    ['no', 'stays as it is'],
    ['Keep it', 'stays as it is'],
    ['Another day', 'When is your current appointment?'],
  ])('the clinic cancels an appointment only after a confirmation: %s', async (answer, expected) => {
    expect((await play(clinic, ['please cancel my booking', answer])).last).toContain(expected);
  });

  test('the clinic handles an emergency first, wherever it is mentioned', async () => {
    const calls = [['I have chest pain'], ['book', 'I think it is a stroke'], ['book', 'yes', 'my father collapsed']];
    for (const lines of calls) {
      const { answers, ended, last } = await play(clinic, [...lines, 'yes']);
      expect(answers.at(-2)).toMatch(/Chest pain, trouble breathing/);
      expect(last).toMatch(/Call your local emergency number right now/);
      expect(ended).toBe(true);
    }
  });

  test('the clinic treats silence and unclear answers to the danger question as yes', async () => {
    expect((await play(clinic, ['this is an emergency', null, null])).last).toMatch(/right now/);
    expect((await play(clinic, ['this is an emergency', 'xqzt', 'vbnm'])).last).toMatch(/right now/);
  });

  test('the clinic offers the urgent line when there is no danger', async () => {
    const { last, ended } = await play(clinic, ['I need help right now', 'no']);
    expect(last).toMatch(/urgent line: 555 0171/);
    expect(ended).toBe(false);
  });
});

describe('the help desk', () => {
  test('the help desk resets a password and gives a second tip before it hands over to a person', async () => {
    const { answers, last, faults } = await play(desk, ['I forgot my password', 'yes', 'no', 'no', '555 0100']);
    expect(answers[2]).toMatch(/Forgot password/);
    expect(answers[3]).toMatch(/private one/);
    expect(answers[4]).toMatch(/What number can we/);
    expect(last).toContain("We'll call 5550100 within 30 minutes about a password.");
    expect(faults).toEqual([]);
  });

  test('the help desk immediately hands over people who lost their phone', async () => {
    expect((await play(desk, ['reset my password', 'I lost my phone'])).last).toMatch(/What number can we/);
  });

  test('the help desk gives one VPN tip after another', async () => {
    const { answers } = await play(desk, ['VPN', "it doesn't work", 'no', '555 0101']);
    expect(answers[1]).toMatch(/restart the VPN client/);
    expect(answers[2]).toMatch(/Alder West/);
    expect(answers[3]).toMatch(/What number can we/);
    expect(answers[4]).toMatch(/about the VPN/);
  });

  test('the help desk confirms when a tip helped', async () => {
    const { last, ended } = await play(desk, ['remote access does not work', 'that worked', "that's all"]);
    expect(last).toMatch(/Glad to help|Any time/);
    expect(ended).toBe(true);
  });

  test.each([
    ['Paper stuck', 'Open the flap'],
    ['it says not connected', 'Switch it off for 10 seconds'],
    ['Something else', 'What number can we'],
  ])('the help desk gives advice on a printer problem: %s', async (fault, expected) => {
    expect((await play(desk, ['the printer does not print', fault])).last).toContain(expected);
  });

  test('the help desk explains where to follow a ticket, and arranges a call back without a number', async () => {
    expect((await play(desk, ['what is the status of my ticket', 'AQ-10423'])).last).toContain('Follow AQ-10423');
    expect((await play(desk, ['check my ticket', "I don't know it"])).last).toMatch(/What number can we/);
  });

  test('the help desk hands over to a person at any time on request', async () => {
    for (const lines of [
      ['agent'],
      ['printer', 'give me a human'],
      ['password', 'yes', 'let me speak to a colleague'],
    ]) {
      expect((await play(desk, lines)).last).toMatch(/What number can we/);
    }
  });
});
