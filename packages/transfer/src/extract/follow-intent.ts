import { readRows } from '@confab/inputs';
import { getNodeTypeFacts, isJsonObject } from '@confab/model';
import type { Answer, Fill } from '../assistant.ts';
import type { DocumentNode } from '../document.ts';
import { textAt } from '../read-json.ts';
import { readResponse } from './read-values.ts';

/** The path of an intent, as far as a platform supports it. */
export interface IntentPath {
  readonly fills: readonly Fill[];
  readonly confirm: readonly string[];
  readonly answer: Answer;
  readonly answerNodeId: string | undefined;
  /** The response when nothing matches after the answer. */
  readonly fallback: readonly string[];
  readonly ends: boolean;
  /** Whether the path has logic that only Confab can run. */
  readonly needsLogic: boolean;
}

const maxSteps = 20;

/** Follows the connectors of an intent: the slots to fill, the confirmation, and the first answer. */
export function followIntent(
  targetId: string,
  nodes: ReadonlyMap<string, DocumentNode>,
  slotNames: ReadonlyMap<string, string>,
): IntentPath {
  let fills: readonly Fill[] = [];
  let confirm: readonly string[] = [];
  let needsLogic = false;
  let node = nodes.get(targetId);
  for (let step = 0; node && step < maxSteps; step += 1) {
    const { values, type } = node;
    if (type === 'Capture') {
      fills = [...fills, ...readFills(node, slotNames)];
      const confirmAll = readResponse(values['ConfirmAll']).texts;
      if (confirmAll.length > 0) confirm = confirmAll;
      needsLogic ||= hasLimits(node);
    } else if (type === 'Ask' && isConfirmation(node)) confirm = readResponse(values['Response']).texts;
    else if (getNodeTypeFacts(type).responds) {
      const ends = getNodeTypeFacts(type).endsConversation === true;
      return {
        fills,
        confirm,
        answer: readResponse(values['Response']),
        answerNodeId: node.id,
        fallback: readResponse(values['NoMatchResponse']).texts,
        ends,
        needsLogic,
      };
    } else needsLogic = true;
    node = nodes.get(findNextNodeId(node));
  }
  const answer = { texts: [], chips: [] };
  return { fills, confirm, answer, answerNodeId: undefined, fallback: [], ends: false, needsLogic };
}

function readFills(node: DocumentNode, slotNames: ReadonlyMap<string, string>): Fill[] {
  return readRows(node.values['Slots']).flatMap(({ values }): Fill[] => {
    const slot = slotNames.get(textAt(values, 'Slot'));
    if (slot === undefined) return [];
    return [
      {
        slot,
        isRequired: values['Required'] !== false,
        prompts: readResponse(values['Prompt']).texts,
        confirm: readResponse(values['Confirm']).texts,
      },
    ];
  });
}

/** Whether a slot accepts values from a least to a greatest one, which platforms leave to Confab. */
function hasLimits({ values: { Slots: slots } }: DocumentNode): boolean {
  return readRows(slots).some(({ values }) => textAt(values, 'AcceptedFrom') + textAt(values, 'AcceptedTo') !== '');
}

/** Whether a question accepts only yes and no. */
function isConfirmation({ values }: DocumentNode) {
  const kinds = readRows(values['Connectors']).map((row) => textAt(row.values, 'Kind'));
  return kinds.filter((kind) => kind === 'Expected').length === 2 && !kinds.includes('Intent');
}

/** Returns the target of the connector for success. */
function findNextNodeId({ values }: DocumentNode): string {
  const rows = readRows(values['Connectors']).map((row) => row.values);
  const connector = rows.find(
    (row) => !['NoMatch', 'NoInput', 'Intent'].includes(textAt(row, 'Kind')) && isJsonObject(row),
  );
  return textAt(connector, 'TargetNodeId');
}
