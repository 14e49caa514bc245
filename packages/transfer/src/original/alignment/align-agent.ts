import { at, listAt } from '../../read-json.ts';
import type { Branch, PackageTree } from '../package-tree.ts';
import { findTree, findValue, listChildren, setTree } from './branches.ts';

/**
 * Renames the fallback and the welcome intent, which an export gives the usual names, to their names in the original
 * agent.
 */
export function alignAgent(written: Branch, source: Branch): void {
  alignFallback(written, source);
  alignWelcome(written, source);
}

const [usualFallback, usualWelcome] = ['Default Fallback Intent', 'Default Welcome Intent'];

function alignFallback(written: Branch, source: Branch) {
  const own = findTree(written, 'intents');
  const fallback = findTree(own, usualFallback);
  const links = findValue(source, 'links');
  const isFallback = ([name, intent]: readonly [string, PackageTree]) =>
    findValue(intent, 'json', 'fallbackIntent') === true && listAt(at(links, name), 'contexts').length === 0;
  const [name] = listChildren(findTree(source, 'intents')).find(isFallback) ?? [];
  if (name === undefined || !own || own.kind === 'leaf' || !fallback || own.children.has(name)) return;
  own.children.delete(usualFallback);
  own.children.set(name, fallback);
}

function alignWelcome(written: Branch, source: Branch) {
  const [name] =
    listChildren(findTree(source, 'intents')).find(([, intent]) => findTree(intent, 'json', 'events', 'WELCOME')) ?? [];
  const event = findTree(written, 'intents', usualWelcome, 'json', 'events', 'WELCOME');
  if (name !== undefined && name !== usualWelcome && event)
    setTree(written, ['intents', name, 'json', 'events', 'WELCOME'], event);
}
