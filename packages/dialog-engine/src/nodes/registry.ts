import { ask } from './types/ask.ts';
import { callModule } from './types/call-module.ts';
import { capture } from './types/capture.ts';
import { condition } from './types/condition.ts';
import { emailSms } from './types/email-sms.ts';
import { endSession } from './types/end-session.ts';
import { handover } from './types/handover.ts';
import { httpRequest } from './types/http-request.ts';
import { javascript } from './types/javascript.ts';
import { jump } from './types/jump.ts';
import { moduleReturn } from './types/module-return.ts';
import type { NodeType } from './node-type.ts';
import { passThroughTypes } from './types/pass-through.ts';
import { say } from './types/say.ts';
import { setLanguage } from './types/set-language.ts';
import { setVariables } from './types/set-variables.ts';
import { start, startModule } from './types/start.ts';

/** Every node type that runs. A new type is one file in `types/` and a line here. */
export const nodeTypes: readonly NodeType[] = [
  start,
  startModule,
  say,
  ask,
  capture,
  condition,
  setLanguage,
  setVariables,
  javascript,
  httpRequest,
  emailSms,
  callModule,
  moduleReturn,
  jump,
  handover,
  endSession,
  ...passThroughTypes,
];

const byType = new Map(nodeTypes.map((nodeType) => [nodeType.type, nodeType]));

export function findNodeType(type: string): NodeType | undefined {
  return byType.get(type);
}
