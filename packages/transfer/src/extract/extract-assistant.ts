import { getNodeTypeFacts } from '@confab/model';
import type { Assistant, AssistantIntent, AssistantList, AssistantSlot } from '../assistant.ts';
import { emptyAnswer } from '../assistant.ts';
import { getItemName, type DocumentNode, type ProjectDocument } from '../document.ts';
import type { Findings } from '../finding.ts';
import { at, textAt } from '../read-json.ts';
import { readResponse, readLines, readRows } from './read-values.ts';
import { followIntent, type IntentPath } from './follow-intent.ts';

/**
 * What a platform can be told of a project: its intents with what is asked for each and answered first. What only
 * Confab can do, deciding and working things out, stays with it, and is told.
 */
export function extractAssistant(document: ProjectDocument, findings: Findings): Assistant {
  const { values } = document.project;
  const nodes = new Map(document.nodes.map((node) => [node.id, node]));
  const slots = readRows(values, 'Slots');
  const slotNames = new Map(slots.map((row) => [row.id, textAt(row.values, 'Name')]));
  const intents = readRows(values, 'Intents').map(({ id, values: row }) => ({
    name: textAt(row, 'Name'),
    samples: readLines(row, 'Samples'),
    ...locateIntent(id, document.nodes, nodes, slotNames),
  }));
  const named = intents.filter(({ name }) => name !== '');
  for (const { name, isHeard, needsLogic } of named) {
    const entry = `intent ${name}`;
    if (!isHeard) findings.note(entry, 'Nothing listens for {0}.', name);
    if (needsLogic)
      findings.note(entry, 'What {0} is answered is worked out by Confab, which the platform asks.', name);
  }
  return {
    name: getItemName(document.project),
    description: textAt(values, 'Description'),
    notes: textAt(values, 'Notes'),
    language: textAt(values, 'Language') || 'en',
    ...readWelcome(document, nodes),
    fallback: readResponse(at(values['GlobalMessages'], 'NoMatch')).texts,
    intents: named.map((intent) => toIntent(intent, named)),
    slots: slots.map(({ values: row }) => toSlot(row, readRows(values, 'SlotTypes'))),
    lists: readRows(values, 'SlotTypes').map(({ values: row }) => toList(row)),
  };
}

interface LocatedIntent extends IntentPath {
  readonly name: string;
  readonly samples: readonly string[];
  readonly isHeard: boolean;
  /** Questions that listen for it; somebody else's answers when they are that. */
  readonly heardAt: ReadonlySet<string>;
  readonly isEverywhere: boolean;
}

function locateIntent(
  intentId: string,
  all: readonly DocumentNode[],
  nodes: ReadonlyMap<string, DocumentNode>,
  slotNames: ReadonlyMap<string, string>,
) {
  const heard = all.flatMap((node) =>
    readRows(node.values, 'Connectors')
      .filter(({ values }) => textAt(values, 'Kind') === 'Intent' && textAt(values, 'IntentId') === intentId)
      .map(({ values }) => ({ node, targetId: textAt(values, 'TargetNodeId') })),
  );
  const [first] = heard;
  return {
    ...followIntent(first?.targetId ?? '', nodes, slotNames),
    isHeard: first !== undefined,
    heardAt: new Set(heard.map(({ node }) => node.id)),
    isEverywhere: heard.some(({ node }) => getNodeTypeFacts(node.type).startsWorkflow === true),
  };
}

function toIntent(intent: LocatedIntent, all: readonly LocatedIntent[]): AssistantIntent {
  const { name, samples, answer, fills, confirm, ends, heardAt, isEverywhere } = intent;
  const before = all.filter(({ answerNodeId }) => answerNodeId !== undefined && heardAt.has(answerNodeId));
  const places = new Set(before.map(({ answerNodeId }) => answerNodeId));
  // A question that is nobody's answer is where the conversation begins.
  const follows = isEverywhere || places.size < heardAt.size ? [] : before.map((one) => one.name);
  return { name, samples, answer, fills, confirm, follows, fallback: [], outcome: ends ? 'end' : 'listen' };
}

function toSlot(row: Parameters<typeof textAt>[0], lists: ReturnType<typeof readRows>): AssistantSlot {
  const type = textAt(row, 'SlotType');
  const list = lists.find(({ id }) => id === type);
  return { name: textAt(row, 'Name'), type: (list && textAt(list.values, 'Name')) ?? (type || 'text') };
}

function toList(row: ReturnType<typeof readRows>[number]['values']): AssistantList {
  const values = readLines(row, 'Values').map((line) => line.split('|').map((word) => word.trim()));
  return {
    name: textAt(row, 'Name'),
    isOpen: row['IsOpen'] === true,
    values: values.map(([value = '', ...synonyms]) => ({ value, synonyms })),
  };
}

/** What is said before anybody has said anything. */
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
  const way = readRows(node.values, 'Connectors').find(({ id }) => id === 'next');
  return byId.get(textAt(way?.values, 'TargetNodeId'));
}
