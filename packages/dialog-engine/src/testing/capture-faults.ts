import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import type { ProjectSource } from '../types.ts';
import { aProject, begin, end, leadTo, rows, says, variables } from './small-projects.ts';

/** A project that asks for slots. */
function capturing(...fields: readonly JsonObject[]): ProjectSource {
  const slots = rows(...fields.map((row, at) => [`f${at}`, { Slot: 's', Prompt: says('How many?'), ...row }] as const));
  const ask = aSourceNode('Capture', 'ask', { Slots: slots, Connectors: leadTo('bye') });
  const Slots = rows(['s', { Name: 'count', SlotType: 'number' }]);
  return aProject([begin('ask'), ask, end('bye', 'Goodbye')], { Slots, Variables: variables(['Most', 'int']) });
}

const limiting = (AcceptedFrom: string, AcceptedTo: string) => capturing({ AcceptedFrom, AcceptedTo });

/** For each fault of Capture nodes: the reported location, a project with the fault, and the same without it. */
export const captureFaults = {
  NoSlots: ['ask Slots', capturing(), capturing({})],
  UnreadableLimit: ['ask Slots/f0/AcceptedFrom', limiting('few', '7'), limiting('-3', '{tv.Most}')],
  ReversedLimits: ['ask Slots/f0/AcceptedTo', limiting('7', '3'), limiting('3', '7')],
} as const;
