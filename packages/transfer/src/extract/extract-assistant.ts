import { readRows } from '@confab/inputs';
import { getNodeTypeFacts, numberDuplicates, readOpenTurns } from '@confab/model';
import type { Assistant, AssistantIntent, AssistantList, AssistantSlot } from '../assistant.ts';
import { emptyAnswer, toListType } from '../assistant.ts';
import { getItemName, type DocumentNode, type ProjectDocument } from '../document.ts';
import type { Findings } from '../finding.ts';
import { at, textAt } from '../read-json.ts';
import { readResponse, readLines } from './read-values.ts';
import { followIntent, type IntentPath } from './follow-intent.ts';

/**
 * Extracts from a project what a platform supports: intents with the prompts and the first answer of each. Logic stays
 * in the project and is reported as a finding.
 */
export function extractAssistant(document: ProjectDocument, findings: Findings): Assistant {
  const { values } = document.project;
  const nodes = new Map(document.nodes.map((node) => [node.id, node]));
  const slots = readRows(values['Slots']);
  const slotNames = new Map(slots.map((row) => [row.id, textAt(row.values, 'Name')]));
  const listeners = findListeners(document.nodes);
  const intentRows = readRows(values['Intents']);
  const intentNames = nameRows(intentRows, 'intent ', findings);
  const intents = intentRows.map(({ id, values: row }, at) => ({
    name: intentNames[at] ?? '',
    samples: readLines(row, 'Samples'),
    ...locateIntent(listeners.get(id) ?? [], nodes, slotNames),
  }));
  const named = intents.filter(({ name }) => name !== '');
  const knownSlots = new Set([...slotNames.values()].map((name) => name.toLowerCase()));
  for (const { name, samples, hasListener, needsLogic } of named) {
    const entry = `intent ${name}`;
    if (!hasListener) findings.note(entry, 'noNodeListens', name);
    if (needsLogic) findings.note(entry, 'answerNeedsConfab', name);
    for (const slot of listUnknownSlots(samples, knownSlots)) findings.note(entry, 'sampleUsesUnknownSlot', name, slot);
  }
  const byAnswer = groupByAnswer(named);
  const lists = readRows(values['SlotTypes']);
  const ownListNames = nameRows(lists, 'entities/', findings);
  const listNames = new Map(lists.map((row, at) => [row.id, ownListNames[at] ?? '']));
  return {
    name: getItemName(document.project),
    description: textAt(values, 'Description'),
    notes: textAt(values, 'Notes'),
    language: textAt(values, 'Language') || 'en',
    ...readWelcome(document, nodes),
    fallback: readResponse(at(values['GlobalMessages'], 'NoMatch')).texts,
    intents: named.map((intent) => toIntent(intent, byAnswer)),
    slots: slots.map(({ values: row }) => toSlot(row, listNames)),
    lists: lists.map(({ id, values: row }) => toList(row, listNames.get(id) ?? '')),
  };
}

/** The names of rows, each once. */
function nameRows(rows: ReturnType<typeof readRows>, entry: string, findings: Findings): readonly string[] {
  const names = rows.map(({ values }) => textAt(values, 'Name'));
  const unique = numberDuplicates(names);
  for (const [at, name] of names.entries()) {
    const own = unique[at] ?? name;
    if (own !== name) findings.note(`${entry}${own}`, 'namedOnPlatform', name, own);
  }
  return unique;
}

function listUnknownSlots(samples: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const used = samples.flatMap((sample) => [...sample.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name.trim()));
  return [...new Set(used)].filter((name) => !known.has(name.toLowerCase()));
}

interface LocatedIntent extends IntentPath {
  readonly name: string;
  readonly samples: readonly string[];
  readonly hasListener: boolean;
  /** Ids of the nodes that listen for the intent; they can be the answers of other intents. */
  readonly listenerIds: ReadonlySet<string>;
  /** For how many turns it stays open, by the ids of these nodes. */
  readonly turnsByListener: ReadonlyMap<string, number>;
  readonly isEverywhere: boolean;
}

/** A node that listens for an intent, and where its connector leads. */
interface Listener {
  readonly node: DocumentNode;
  readonly targetId: string;
  readonly turns: number;
}

/** Finds the listeners of each intent by its id. */
function findListeners(nodes: readonly DocumentNode[]): ReadonlyMap<string, readonly Listener[]> {
  const found = new Map<string, Listener[]>();
  for (const node of nodes)
    for (const { values } of readRows(node.values['Connectors'])) {
      if (textAt(values, 'Kind') !== 'Intent') continue;
      const intentId = textAt(values, 'IntentId');
      const turns = readOpenTurns(at(values, 'OpenTurns'));
      const listener = { node, targetId: textAt(values, 'TargetNodeId'), turns };
      const known = found.get(intentId);
      if (known) known.push(listener);
      else found.set(intentId, [listener]);
    }
  return found;
}

function locateIntent(
  listeners: readonly Listener[],
  nodes: ReadonlyMap<string, DocumentNode>,
  slotNames: ReadonlyMap<string, string>,
) {
  const [first] = listeners;
  return {
    ...followIntent(first?.targetId ?? '', nodes, slotNames),
    hasListener: first !== undefined,
    listenerIds: new Set(listeners.map(({ node }) => node.id)),
    turnsByListener: new Map(listeners.map(({ node, turns }) => [node.id, turns])),
    isEverywhere: listeners.some(({ node }) => getNodeTypeFacts(node.type).startsWorkflow === true),
  };
}

function toIntent(intent: LocatedIntent, byAnswer: ReadonlyMap<string, readonly string[]>): AssistantIntent {
  const { name, samples, answer, fills, confirm, fallback, ends, listenerIds, turnsByListener, isEverywhere } = intent;
  const before = [...listenerIds].map((id) => byAnswer.get(id));
  // A node that is not an answer of another intent is at the start of the conversation.
  const follows =
    isEverywhere || before.includes(undefined) ? [] : [...new Set(before.flatMap((names) => names ?? []))];
  const turns = [...turnsByListener]
    .filter(([, count]) => count > 1)
    .flatMap(([id, count]) => (byAnswer.get(id) ?? []).map((parent) => [parent, count] as const));
  return {
    name,
    samples,
    answer,
    fills,
    confirm,
    follows,
    ...(follows.length > 0 && turns.length > 0 && { openTurns: new Map(turns) }),
    fallback,
    outcome: ends ? 'end' : 'listen',
  };
}

/** Groups the names of intents by the node of their answer. */
function groupByAnswer(intents: readonly LocatedIntent[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, answerNodeId } of intents) {
    if (answerNodeId === undefined) continue;
    const known = groups.get(answerNodeId);
    if (known) known.push(name);
    else groups.set(answerNodeId, [name]);
  }
  return groups;
}

function toSlot(row: Parameters<typeof textAt>[0], listNames: ReadonlyMap<string, string>): AssistantSlot {
  const type = textAt(row, 'SlotType');
  const list = listNames.get(type);
  const takesSeveral = at(row, 'SeveralValues') === true;
  return {
    name: textAt(row, 'Name'),
    ...(list === undefined ? { type: type || 'text' } : toListType(list)),
    ...(takesSeveral && { takesSeveral }),
  };
}

function toList(row: ReturnType<typeof readRows>[number]['values'], name: string): AssistantList {
  const values = readLines(row, 'Values').map((line) => line.split('|').map((word) => word.trim()));
  return {
    name,
    isOpen: row['IsOpen'] === true,
    values: values.map(([value = '', ...synonyms]) => ({ value, synonyms })),
  };
}

/** Reads the texts before the first utterance. */
function readWelcome({ workflows, nodes }: ProjectDocument, byId: ReadonlyMap<string, DocumentNode>) {
  const main = workflows.find(({ values }) => values['IsStart'] === true) ?? workflows[0];
  const start = nodes.find((node) => node.workflowId === main?.id && node.type === 'Start');
  const texts: string[] = [];
  let chips: readonly string[] = [];
  let node = start && findNextNode(start, byId);
  for (let step = 0; node && step < 20; step += 1) {
    const answer = readResponse(node.values['Response']);
    texts.push(...answer.texts.slice(0, 1));
    chips = answer.chips.length > 0 ? answer.chips : chips;
    if (node.type !== 'Say') break;
    node = findNextNode(node, byId);
  }
  return {
    isWelcomeAsking: true,
    welcome: { texts: texts.length > 0 ? [texts.join(' ')] : [], chips },
    question: emptyAnswer,
  };
}

function findNextNode(node: DocumentNode, byId: ReadonlyMap<string, DocumentNode>) {
  const connector = readRows(node.values['Connectors']).find(({ id }) => id === 'next');
  return byId.get(textAt(connector?.values, 'TargetNodeId'));
}
