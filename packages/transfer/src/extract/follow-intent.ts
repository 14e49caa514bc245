import { getNodeTypeFacts, isJsonObject } from '@confab/model';
import type { Answer, Fill } from '../assistant.ts';
import type { DocumentNode } from '../document.ts';
import { textAt } from '../read-json.ts';
import { answerIn, rowsIn } from './authored.ts';

/** What an intent leads to, as far as a platform can be told. */
export interface Followed {
  readonly fills: readonly Fill[];
  readonly confirm: readonly string[];
  readonly answer: Answer;
  readonly answerNodeId: string | undefined;
  readonly ends: boolean;
  /** Something on the way decides or works out what is answered: only Confab can. */
  readonly needsLogic: boolean;
}

const mostSteps = 20;

/** Goes along from where an intent leads: what is asked for, what is made sure of, and the first thing that is said. */
export function followIntent(
  targetId: string,
  nodes: ReadonlyMap<string, DocumentNode>,
  slotNames: ReadonlyMap<string, string>,
): Followed {
  let fills: readonly Fill[] = [];
  let confirm: readonly string[] = [];
  let needsLogic = false;
  let node = nodes.get(targetId);
  for (let step = 0; node && step < mostSteps; step += 1) {
    const { values, type } = node;
    if (type === 'Capture') fills = [...fills, ...fillsOf(node, slotNames)];
    else if (type === 'Ask' && isConfirmation(node)) confirm = answerIn(values['Response']).texts;
    else if (getNodeTypeFacts(type).responds) {
      const ends = getNodeTypeFacts(type).endsConversation === true;
      return { fills, confirm, answer: answerIn(values['Response']), answerNodeId: node.id, ends, needsLogic };
    } else needsLogic = true;
    node = nodes.get(onward(node));
  }
  return { fills, confirm, answer: { texts: [], chips: [] }, answerNodeId: undefined, ends: false, needsLogic };
}

function fillsOf(node: DocumentNode, slotNames: ReadonlyMap<string, string>): Fill[] {
  return rowsIn(node.values, 'Slots').flatMap(({ values }): Fill[] => {
    const slot = slotNames.get(textAt(values, 'Slot'));
    if (slot === undefined) return [];
    return [
      {
        slot,
        isRequired: values['Required'] !== false,
        prompts: answerIn(values['Prompt']).texts,
        confirm: answerIn(values['Confirm']).texts,
      },
    ];
  });
}

/** A question that takes a yes or a no and nothing else. */
function isConfirmation({ values }: DocumentNode) {
  const kinds = rowsIn(values, 'Connectors').map((row) => textAt(row.values, 'Kind'));
  return kinds.filter((kind) => kind === 'Expected').length === 2 && !kinds.includes('Intent');
}

/** The way that is gone when all is well. */
function onward({ values }: DocumentNode): string {
  const rows = rowsIn(values, 'Connectors').map((row) => row.values);
  const way = rows.find((row) => !['NoMatch', 'NoInput', 'Intent'].includes(textAt(row, 'Kind')) && isJsonObject(row));
  return textAt(way, 'TargetNodeId');
}
