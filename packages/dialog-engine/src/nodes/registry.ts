import { ask } from './ask.ts';
import { condition } from './condition.ts';
import { endSession } from './end-session.ts';
import { javascript } from './javascript.ts';
import { jump } from './jump.ts';
import type { NodeType } from './node-type.ts';
import { say } from './say.ts';
import { setVariables } from './set-variables.ts';
import { start } from './start.ts';

/** Every type of node that runs. To add one: write its file, list it here. */
const nodeTypes: readonly NodeType[] = [start, say, ask, condition, setVariables, javascript, jump, endSession];

const byType = new Map(nodeTypes.map((nodeType) => [nodeType.type, nodeType]));

export function findNodeType(type: string): NodeType | undefined {
  return byType.get(type);
}
