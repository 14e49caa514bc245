import type { JsonObject } from '@confab/model';
import { aRow, countingIds, numberedId } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeSkillPackage } from '../alexa/write-skill-package.ts';
import { writeAgent } from '../dialogflow/write-agent.ts';
import type { ProjectDocument } from '../document.ts';

const says = (text: string): JsonObject => ({
  SelectionMethod: 'Escalating',
  Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: text, DisplayText: text, SuggestionChips: [] }],
});

/** A project that asks for a number of people, in a row with more values. */
function booking(more: JsonObject): ProjectDocument {
  const [main, start, ask, done] = [numberedId(2), numberedId(3), numberedId(4), numberedId(5)];
  const row = { Slot: '1', Required: true, Prompt: says('How many?'), ...more };
  const listening = aRow('1', { Kind: 'Intent', IntentId: '1', TargetNodeId: ask });
  const next = aRow('next', { Kind: 'Next', TargetNodeId: done });
  const node = (id: string, type: string, values: JsonObject) => ({ id, type, order: id, workflowId: main, values });
  return {
    project: {
      id: numberedId(1),
      type: 'Pro',
      values: {
        DisplayName: 'Booking',
        Language: 'en',
        Intents: [aRow('1', { Name: 'Book', Samples: 'a table for {people}\nbook a table' })],
        Slots: [aRow('1', { Name: 'people', SlotType: 'number' })],
      },
    },
    workflows: [{ id: main, type: 'Standard', order: 'a0', values: { IsStart: true, DisplayName: 'Main' } }],
    nodes: [
      node(start, 'Start', { Connectors: [listening] }),
      node(ask, 'Capture', { Slots: [aRow('1', row)], Connectors: [next] }),
      node(done, 'EndSession', { Response: says('Booked.') }),
    ],
  };
}

const codesOf = (more: JsonObject) =>
  [writeSkillPackage(booking(more)), writeAgent(booking(more), countingIds())].map(({ findings }) =>
    findings.map(({ code }) => code).includes('answerNeedsConfab'),
  );

test('exports to Alexa and Dialogflow report that Confab checks the limits of a slot', () => {
  expect(codesOf({ AcceptedTo: '12' })).toEqual([true, true]);
  expect(codesOf({ AcceptedFrom: '', AcceptedTo: '' })).toEqual([false, false]);
});
