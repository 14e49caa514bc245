import { yesNoIntents } from '../../alexa/built-ins.ts';
import type { Branch, PackageTree } from '../package-tree.ts';
import { findTree, findValue, listChildren, setTree } from './branches.ts';

/**
 * Gives the exported prompts the ids of the original prompts for the same intents and slots, as an export makes ids
 * from their names. The intents for yes and no are copied from the original, as the assistant understands both without
 * them.
 */
export function alignSkill(written: Branch, source: Branch): void {
  for (const [section, model] of source.children) {
    const own = findTree(written, section, 'interactionModel');
    const original = findTree(model, 'interactionModel');
    if (!own || !original) continue;
    alignPrompts(own, original);
    for (const name of yesNoIntents) {
      const path = ['languageModel', 'intents', name];
      const intent = findTree(original, ...path);
      if (intent && !findTree(own, ...path)) setTree(own, path, intent);
    }
  }
}

function alignPrompts(own: PackageTree, original: PackageTree) {
  const prompts = findTree(own, 'prompts');
  if (prompts === undefined || prompts.kind === 'leaf') return;
  const named = listUses(original).flatMap((path) => {
    const [id, originalId] = [findValue(own, ...path), findValue(original, ...path)];
    if (typeof id !== 'string' || typeof originalId !== 'string') return [];
    const prompt = prompts.children.get(id);
    const isKnown = prompt !== undefined && findTree(original, 'prompts', originalId) !== undefined;
    return isKnown ? [{ path, id, originalId, prompt }] : [];
  });
  // A prompt can have the original id of another one.
  for (const { id } of named) prompts.children.delete(id);
  for (const { path, originalId, prompt } of named) {
    const leaf = { kind: 'leaf', value: originalId } as const;
    const children = new Map([...listChildren(prompt), ['id', leaf] as const]);
    prompts.children.set(originalId, { kind: 'object', children });
    setTree(own, path, leaf);
  }
}

/** Lists the paths of the ids of prompts in the dialog of a model. */
function listUses(model: PackageTree): readonly (readonly string[])[] {
  const intents = ['dialog', 'intents'];
  return listChildren(findTree(model, ...intents)).flatMap(([intent, tree]) => [
    [...intents, intent, 'prompts', 'confirmation'],
    ...listChildren(findTree(tree, 'slots')).flatMap(([slot]) =>
      ['elicitation', 'confirmation'].map((kind) => [...intents, intent, 'slots', slot, 'prompts', kind]),
    ),
  ]);
}
