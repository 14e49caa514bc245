import { openTurnsMax } from '@confab/model';
import type { AssistantIntent } from '../assistant.ts';
import type { Findings } from '../finding.ts';
import type { AgentIntent } from './read-intents.ts';

/**
 * Links intents to their parents and to the intents that open the contexts they require.
 *
 * @param intents those that are imported
 * @param all those of the agent, including further ones of the same name
 */
export function linkFollowUps(
  intents: readonly AgentIntent[],
  all: readonly AgentIntent[],
  fallbacks: readonly AgentIntent[],
  findings: Findings,
): readonly AssistantIntent[] {
  const isClosed = findClosedContexts([...all, ...fallbacks]);
  const imported = new Map(intents.map((intent) => [intent.name, intent]));
  return intents.map((intent): AssistantIntent => {
    // Of two intents of one name, the first is imported, even if only the second opens a context.
    const opened = findParents(intent, all, findings).flatMap(({ name }) => imported.get(name) ?? []);
    // An intent does not follow itself.
    const parents = [...new Set(opened)].filter((one) => one !== intent);
    const turns = parents.map((parent) => {
      const open = countOpenTurns(intent, parent, isClosed);
      reportShortened(intent, parent, open, findings);
      return [parent.name, open] as const;
    });
    const lasting = turns.filter(([, open]) => open > 1);
    const { name, samples, answer, fills, confirm, outcome } = intent;
    return {
      name,
      samples,
      answer,
      fills,
      confirm,
      outcome,
      follows: parents.map((one) => one.name),
      ...(lasting.length > 0 && { openTurns: new Map(lasting) }),
      fallback: listFallbacks(intent, fallbacks).flatMap((one) => one.answer.texts),
    };
  });
}

/** The fallbacks after the answer of an intent. */
function listFallbacks(intent: AgentIntent, fallbacks: readonly AgentIntent[]): readonly AgentIntent[] {
  return fallbacks.filter(
    (one) =>
      one.needs.length > 0 && (one.needs.every((context) => intent.opens.includes(context)) || isParent(intent, one)),
  );
}

/**
 * Finds the intents after whose answers an intent is available: those that open the contexts it requires. The contexts
 * that such an intent requires itself are open after it, too.
 */
function findParents(intent: AgentIntent, all: readonly AgentIntent[], findings: Findings): readonly AgentIntent[] {
  const { name, needs, entry } = intent;
  if (needs.length === 0) return [];
  const openers = all.filter((one) => one.name !== name && needs.some((context) => one.opens.includes(context)));
  const isOpenAfter = (one: AgentIntent, context: string) => one.opens.includes(context) || one.needs.includes(context);
  const together = new Set(openers.filter((one) => needs.every((context) => isOpenAfter(one, context))));
  const parents = all.filter((one) => together.has(one) || isParent(one, intent));
  if (parents.length > 0) return parents;
  findings.warn(entry, openers.length > 0 ? 'contextsNotTogether' : 'contextNeverOpened', needs.join(', '), name);
  return openers;
}

/**
 * For how many turns an intent stays available after the answer of another one: as long as all contexts that it requires
 * last. It is the next turn alone if the other does not open all of them, or if an intent closes one.
 */
function countOpenTurns({ needs }: AgentIntent, parent: AgentIntent, isClosed: (context: string) => boolean): number {
  if (needs.some(isClosed)) return 1;
  return Math.max(1, Math.min(openTurnsMax, ...needs.map((context) => parent.lifespans.get(context) ?? 1)));
}

/** Reports the required contexts that keep an intent available for more turns on the platform than here. */
function reportShortened({ needs }: AgentIntent, parent: AgentIntent, open: number, findings: Findings) {
  const { name, entry, opens, lifespans } = parent;
  const opened = needs.filter((context) => opens.includes(context));
  const shortest = Math.min(...opened.map((context) => lifespans.get(context) ?? 0));
  if (opened.length === 0 || open >= shortest) return;
  for (const context of opened.filter((one) => lifespans.get(one) === shortest))
    if (open === openTurnsMax) findings.note(entry, 'contextLimited', context, name, String(shortest), String(open));
    else findings.note(entry, 'contextShortened', context, name, String(shortest));
}

/** Finds the contexts that intents close before they end by themselves, which no question of a project does. */
function findClosedContexts(intents: readonly AgentIntent[]): (context: string) => boolean {
  const closed = new Set(intents.flatMap(({ closes }) => closes));
  const closesAll = intents.some((one) => one.closesAll);
  return (context) => closesAll || closed.has(context);
}

function isParent(parent: AgentIntent, child: AgentIntent) {
  return child.parentId !== '' && child.parentId === parent.id && child.needs.length > 0;
}
