import { findOneTemplate, getIntroducedBuild, instantiateOneTemplate } from '@confab/catalogue';
import { expect, test } from 'vitest';
import { createTemplateConnection } from './create-template-connection.ts';

function connect(templateId: string, language = 'en') {
  const template = findOneTemplate(templateId);
  if (!template) throw new Error('The template ships.');
  const { project, llamas, media } = instantiateOneTemplate(template, () => crypto.randomUUID(), getIntroducedBuild);
  const source = {
    project: { ...project, displayName: template.title },
    llamas: llamas.map(({ llama, pages }) => ({ llama, pages: [...pages] })),
    media: media.map(({ assetId, name }) => ({ assetId, address: `/template-media/${templateId}/${name}` })),
  };
  return createTemplateConnection(source, language);
}

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
