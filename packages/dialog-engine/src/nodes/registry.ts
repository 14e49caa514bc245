import { ask } from './ask.ts';
import { callModule } from './call-module.ts';
import { capture } from './capture.ts';
import { condition } from './condition.ts';
import { emailSms } from './email-sms.ts';
import { endSession } from './end-session.ts';
import { handover } from './handover.ts';
import { httpRequest } from './http-request.ts';
import { javascript } from './javascript.ts';
import { jump } from './jump.ts';
import { moduleReturn } from './module-return.ts';
import type { NodeType } from './node-type.ts';
import { passingTypes } from './pass-through.ts';
import { say } from './say.ts';
import { setVariables } from './set-variables.ts';
import { start, startModule } from './start.ts';

/** Every type of node that runs. To add one: write its file, list it here. */
const nodeTypes: readonly NodeType[] = [
  start,
  startModule,
  say,
  ask,
  capture,
  condition,
  setVariables,
  javascript,
  httpRequest,
  emailSms,
  callModule,
  moduleReturn,
  jump,
  handover,
  endSession,
  ...passingTypes,
];

const byType = new Map(nodeTypes.map((nodeType) => [nodeType.type, nodeType]));

export function findNodeType(type: string): NodeType | undefined {
  return byType.get(type);
}
