import { buildReadyModule } from '../ready-modules/build-ready-module.ts';
import type { ReadyModule, ReadyModuleTexts } from '../ready-modules/ready-module.ts';
import { reportDuplicates, type Report } from './catalogue-fault.ts';
import { checkTemplate, type TemplateContext } from './check-template.ts';

/** The parts of the catalogue that ready modules are checked against. */
interface ReadyModuleContext extends TemplateContext {
  readonly readyModules: readonly ReadyModule[];
  readonly readyModuleTexts: readonly ReadyModuleTexts[];
}

/** Checks that each ready module has all texts in each language, and that the items built from it fit the schemas. */
export function checkReadyModules(context: ReadyModuleContext, report: Report): void {
  const { readyModules, readyModuleTexts } = context;
  const ids = readyModules.map(({ id }) => id);
  reportDuplicates(ids, report, 'ready modules');
  if (readyModuleTexts.length === 0) report('ready modules', 'have no texts');
  for (const texts of readyModuleTexts) {
    const where = `ready modules in ${texts.language}`;
    for (const id of Object.keys(texts.modules)) if (!ids.includes(id)) report(where, `there is no module "${id}"`);
    for (const module of readyModules) {
      const missing = listMissingTexts(module, texts);
      for (const key of missing) report(where, `there are no texts of ${key}`);
      if (missing.length === 0) checkTemplate(buildReadyModule(module, texts), context, report);
    }
  }
}

function listMissingTexts({ id, answers }: ReadyModule, { modules }: ReadyModuleTexts): readonly string[] {
  const own = modules[id];
  if (!own) return [id];
  return answers.flatMap(({ key, leadsTo }) => {
    const texts = own.answers[key];
    if (!texts) return [`${id}, ${key}`];
    const isSilent = texts.spoken === undefined && texts.node === undefined && leadsTo === 'Return';
    const isSpoken = texts.spoken !== undefined && texts.node !== undefined;
    return isSilent || isSpoken ? [] : [`${id}, ${key}: its node`];
  });
}
