import { findOneTemplate, getIntroducedBuild, instantiateOneTemplate } from '@confab/catalogue';

/** A template of the catalogue as the call for its source returns it. */
export function createTemplateSource(templateId: string) {
  const template = findOneTemplate(templateId);
  if (!template) throw new Error('The template ships.');
  const { project, llamas, media } = instantiateOneTemplate(template, () => crypto.randomUUID(), getIntroducedBuild);
  return {
    project: { ...project, displayName: template.title },
    llamas: llamas.map(({ llama, pages }) => ({ llama, pages: [...pages] })),
    media: media.map(({ assetId, name }) => ({ assetId, address: `/template-media/${templateId}/${name}` })),
  };
}
