import { findOneTemplate, getIntroducedBuild, instantiateOneTemplate } from '@confab/catalogue';
import { expect, test } from 'vitest';
import { createTemplateConnection } from './create-template-connection.ts';

test('the preview of a template shows its pictures before a project is made from it', async () => {
  const template = findOneTemplate('glass-museum');
  if (!template) throw new Error('The template ships.');
  const { project, llamas, media } = instantiateOneTemplate(template, () => crypto.randomUUID(), getIntroducedBuild);
  const connection = createTemplateConnection({
    project: { ...project, displayName: template.title },
    llamas: llamas.map(({ llama, pages }) => ({ llama, pages: [...pages] })),
    media: media.map(({ assetId, name }) => ({ assetId, address: `/template-media/glass-museum/${name}` })),
  });
  const opening = await connection.request({ type: 'start' }, () => undefined);
  expect(opening.messages).toMatchObject([
    { imageUrl: '/template-media/glass-museum/lantern-hall.png', imageAlt: "A lit ship's lantern among dark ones" },
  ]);
});
