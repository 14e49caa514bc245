import { alignSkill } from './alignment/align-skill.ts';
import type { OriginalFormat, ReportedPart } from './original-format.ts';
import { fromSkillTree, skillLists, toSkillTree } from './skill-tree.ts';

/** Alexa skill packages. */
export const skillFormat: OriginalFormat = {
  format: 'Alexa',
  lists: skillLists,
  toTree: toSkillTree,
  alignTree: alignSkill,
  holdsFiles: (section) => section === 'files',
  fromTree: fromSkillTree,
  findPart(path, language) {
    const [section = '', ...rest] = path;
    if (section === 'manifest') return findManifestPart(rest);
    if (section === 'files') return rest[0] === undefined ? undefined : { section: 'files', name: rest[0] };
    if (!section.startsWith('model ')) return undefined;
    const locale = section.slice('model '.length);
    return locale === language ? findModelPart(rest) : { section: 'languages', name: locale };
  },
};

function findManifestPart([, ...path]: readonly string[]): ReportedPart | undefined {
  return path.length === 0 ? undefined : { section: 'settings', name: path.slice(0, 4).join('.') };
}

function findModelPart(path: readonly string[]): ReportedPart | undefined {
  const [, part, list = '', name, property, entry, detail, more] =
    path[0] === 'interactionModel' ? path : ['', ...path];
  if (part === 'prompts') return list === '' ? undefined : { section: 'prompts', name: list };
  if (name === undefined) return part === undefined || list === '' ? undefined : toSetting(part, list);
  if (part === 'dialog') return { section: 'prompts', name };
  if (list === 'intents') {
    if (property === undefined) return { section: 'intents', name };
    if (entry === undefined) return undefined;
    if (property === 'samples') return { section: 'samples', name: `${name}: ${entry}` };
    if (property !== 'slots') return undefined;
    if (detail === 'samples') return more === undefined ? undefined : { section: 'samples', name: `${name}: ${more}` };
    return { section: 'slots', name: `${name}: ${entry}` };
  }
  if (list !== 'types') return toSetting(list, name);
  if (property === undefined) return { section: 'lists', name };
  if (detail === 'id') return { section: 'settings', name: `${name}: ids` };
  return property === 'values' && entry !== undefined ? { section: 'values', name: `${name}: ${entry}` } : undefined;
}

function toSetting(part: string, name: string): ReportedPart | undefined {
  return ['intents', 'types', 'prompts'].includes(name) ? undefined : { section: 'settings', name: `${part}.${name}` };
}
