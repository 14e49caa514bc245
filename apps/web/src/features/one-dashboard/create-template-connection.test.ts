import { expect, test } from 'vitest';
import { createTemplateConnection } from './create-template-connection.ts';
import { createTemplateSource } from './testing/create-template-source.ts';

const connect = (templateId: string, language = 'en') =>
  createTemplateConnection(createTemplateSource(templateId), language);

test('the preview of a template shows its pictures before a project is made from it', async () => {
  const opening = await connect('glass-museum').request({ type: 'start' }, () => undefined);
  expect(opening.messages).toMatchObject([
    { imageUrl: '/template-media/glass-museum/lantern-hall.png', imageAlt: "A lit ship's lantern among dark ones" },
  ]);
});

test.each([
  ['olive-ember', 'de', 'Willkommen', 'de'],
  ['olive-ember', 'en', 'Welcome', 'en'],
  ['sky-sea-quiz', 'fr', 'Welcome to Sky and Sea', 'en'],
])('the preview of the template %s for a person who speaks %s begins with %s', async (id, wanted, text, language) => {
  const opening = await connect(id, wanted).request({ type: 'start' }, () => undefined);
  expect([opening.messages[0]?.text, opening.language]).toEqual([expect.stringContaining(text), language]);
});

test.each([
  [
    'en',
    ['book a table', '4', 'on 3 May', 'half past seven', 'Ada', '01632 960 111', 'skip', 'yes'],
    'Thank you, Ada.',
  ],
  [
    'de',
    ['Tisch reservieren', '4', 'am 3. Mai', 'halb acht', 'Ada', '01632 960 111', 'Überspringen', 'ja'],
    'Vielen Dank, Ada.',
  ],
])(
  'a form that is completed in the preview of a template in %s ends as if it had been sent',
  async (language, said, text) => {
    const { request } = connect('olive-ember', language);
    let response = await request({ type: 'start' }, () => undefined);
    const { sessionId } = response;
    for (const line of said)
      response = await request({ type: 'say', sessionId, turnId: crypto.randomUUID(), text: line }, () => undefined);
    expect(response.messages.at(-1)?.text).toContain(text);
  },
);
