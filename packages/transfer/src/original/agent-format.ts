import type { JsonValue } from '@confab/model';
import { alignAgent } from './alignment/align-agent.ts';
import type { ReportedPart, OriginalFormat } from './original-format.ts';
import { agentLists, fromAgentTree, toAgentTree } from './agent-tree.ts';

/** Dialogflow ES agents. */
export const agentFormat: OriginalFormat = {
  format: 'Dialogflow',
  lists: agentLists,
  toTree: toAgentTree,
  alignTree: alignAgent,
  holdsFiles: (section) => /^(?:files$|phrases |values )/.test(section),
  fromTree: fromAgentTree,
  findPart(path, language) {
    const [section = '', name = '', ...rest] = path;
    const [kind, own] = section.split(' ');
    if (kind === 'phrases' || kind === 'values') {
      if (own !== language) return { section: 'languages', name: own ?? '' };
      // The words that stand for a slot in a phrase are not part of the sample.
      if (kind === 'phrases')
        return rest.length === 1 ? { section: 'samples', name: `${name}: ${rest[0]}` } : undefined;
      return rest.length > 0 ? { section: 'values', name: `${name}: ${rest[0]}` } : undefined;
    }
    if (name === '') return undefined;
    if (section === 'intents') return findIntentPart(name, rest, language);
    if (section === 'entities') return findEntityPart(name, rest);
    if (section === 'agent') return { section: 'settings', name };
    return section === 'files' ? { section: 'files', name } : undefined;
  },
  // The language of an agent may have a region that its files do not have, and vice versa.
  isSameForPlatform: ([section, name], written, original) =>
    section === 'agent' && name === 'language' && getMainLanguage(written) === getMainLanguage(original),
};

function getMainLanguage(tag: JsonValue): string | undefined {
  return typeof tag === 'string' ? tag.toLowerCase().split('-')[0] : undefined;
}

function findIntentPart(
  name: string,
  [kind, property, ...rest]: readonly string[],
  language: string,
): ReportedPart | undefined {
  if (kind === 'path') return undefined;
  if (property === undefined) return { section: 'intents', name };
  if (property === 'events') return rest.length > 0 ? { section: 'events', name: `${name}: ${rest[0]}` } : undefined;
  if (property !== 'responses') return toSetting(name, property);
  const [, part, slot, list, promptLanguage] = rest;
  const textLanguage = part === 'messages' ? slot : promptLanguage;
  if (textLanguage !== undefined && list !== 'id' && textLanguage !== language)
    return { section: 'languages', name: textLanguage };
  if (part === 'parameters')
    return slot === undefined || rest.at(-1) === 'id' ? undefined : { section: 'slots', name: `${name}: ${slot}` };
  if (part === 'messages' && slot === undefined) return undefined;
  if (part === 'messages' || part === 'speech') return { section: 'answers', name };
  return part === undefined ? undefined : toSetting(name, part);
}

function findEntityPart(name: string, [kind, property]: readonly string[]): ReportedPart | undefined {
  if (kind === 'path') return undefined;
  return property === undefined ? { section: 'lists', name } : toSetting(name, property);
}

/** Ids and dates of the platform are not settings. */
function toSetting(name: string, property: string): ReportedPart | undefined {
  const isStatistic = ['id', 'name', 'auto', 'lastUpdate', 'count'].includes(property);
  return isStatistic ? undefined : { section: 'settings', name: `${name}: ${property}` };
}
