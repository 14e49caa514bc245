import { agentNaming, alexaNaming, assignNames, isJsonObject, numberDuplicates, type Platform } from '@confab/model';
import type { IntentDefinition } from '@confab/understanding';
import type { PlatformNames, ProgramSlot } from '../program.ts';
import type { SourceItem } from '../types.ts';
import { readPart, readText } from '../compile/authored-values.ts';

interface Part {
  readonly id: string;
  readonly name: string;
}

/**
 * Lists the names of a project's intents and slots in the package of each platform, as exports write them: a name that
 * the platform refuses is changed, and one that is taken then gets a suffix.
 */
export function listPlatformNames(
  project: SourceItem,
  intents: readonly IntentDefinition[],
  slots: Iterable<ProgramSlot>,
): ReadonlyMap<Platform, PlatformNames> {
  const named = intents.map(({ id, name }) => ({ id, name }));
  const unique = numberDuplicates(named.map(({ name }) => name));
  const originals = (format: string) => readOriginalNames(project, format);
  const listed = [...slots];
  const skill: PlatformNames = {
    intents: groupByName(
      named,
      nameAll(unique, alexaNaming).map((name, at) => readBuiltInName(unique[at] ?? '') ?? name),
    ),
    slots: groupByName(listed, nameAll(getNames(listed), alexaNaming, originals('Alexa'))),
  };
  const agent: PlatformNames = {
    intents: groupByName(named, unique),
    slots: groupByName(listed, nameAll(getNames(listed), agentNaming.slot, originals('Dialogflow'))),
  };
  return new Map<Platform, PlatformNames>([
    ['Alexa', skill],
    ['DialogFlow', agent],
  ]);
}

/** What the channel calls a built-in intent of Alexa: `AMAZON.ScrollUpIntent` is `ScrollUp`. */
function readBuiltInName(name: string): string | undefined {
  return /^AMAZON\.(\w+?)(?:Intent)?$/.exec(name)?.[1];
}

function getNames(parts: readonly Part[]): readonly string[] {
  return parts.map(({ name }) => name);
}

/** Assigns names in their order; parts of an imported package keep their original ones. */
function nameAll(
  names: readonly string[],
  naming: typeof alexaNaming,
  originals: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  const others = names.filter((name) => name !== '' && !originals.has(name));
  const assigned = assignNames(others, naming, originals.values());
  return names.map((name) => originals.get(name) ?? assigned.get(name) ?? name);
}

/** The ids of the parts whose name on the platform differs, grouped by that platform name in lower case. */
function groupByName(parts: readonly Part[], platformNames: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const [at, { id, name }] of parts.entries()) {
    const platformName = platformNames[at] ?? name;
    if (platformName === name) continue;
    const key = platformName.toLowerCase();
    const known = ids.get(key);
    if (known) known.push(id);
    else ids.set(key, [id]);
  }
  return ids;
}

/** The names that slots had in the package that a project was imported from, by their names in the project. */
function readOriginalNames({ values }: SourceItem, format: string): ReadonlyMap<string, string> {
  const imported = values['ImportedPackage'];
  const names = readText(readPart(imported, 'Format')) === format ? readPart(imported, 'Names') : undefined;
  return new Map(
    Object.entries(isJsonObject(names) ? names : {}).flatMap(([slot, name]) =>
      typeof name === 'string' ? [[slot, name] as const] : [],
    ),
  );
}
