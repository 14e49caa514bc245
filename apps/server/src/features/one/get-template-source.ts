import { findOneTemplate, getIntroducedBuild, instantiateOneTemplate } from '@confab/catalogue';
import { notFound, type oneTemplateCalls, type ResultOf } from '@confab/contracts';
import type { Services } from '../../services.ts';
import { createTemplateAddress } from '../media/index.ts';

/** The content of a One template under fresh ids. */
export function getTemplateSource(
  services: Services,
  templateId: string,
): ResultOf<typeof oneTemplateCalls.templateSource> {
  const template = findOneTemplate(templateId);
  const environment = services.config.environment === 'production' ? 'production' : 'development';
  if (!template?.environments.includes(environment)) throw notFound();
  const { project, llamas, media } = instantiateOneTemplate(template, services.newId, getIntroducedBuild);
  const { DisplayName: name } = project.values;
  const displayName = typeof name === 'string' ? name : template.title;
  return {
    project: { ...project, displayName },
    llamas: llamas.map(({ llama, pages }) => ({ llama, pages: [...pages] })),
    media: media.map(({ assetId, name }) => ({ assetId, address: createTemplateAddress(templateId, name) })),
  };
}
