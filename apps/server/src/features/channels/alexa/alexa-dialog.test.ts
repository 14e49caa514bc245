import { expect, test } from 'vitest';
import { addDialog } from './alexa-dialog.ts';

test('a slot whose value the assistant removed is empty in the intent, even when it is a list', () => {
  const answer = {
    assistantName: 'Tea house',
    language: 'en',
    outputs: [],
    ended: false,
    askedSlot: 'count',
    keptSlots: ['note', 'extras'],
    changedSlots: { extras: [] },
  };
  const given = { note: { value: 'lemon' }, extras: { values: ['milk', 'sugar'] } };
  const dialog = { intent: 'Order', slots: ['note', 'extras', 'count'], given };
  const { response, sessionAttributes } = addDialog({ version: '1.0', response: {} }, answer, dialog);
  const empty = (name: string) => ({ name, confirmationStatus: 'NONE' });
  expect(response.directives).toEqual([
    {
      type: 'Dialog.ElicitSlot',
      slotToElicit: 'count',
      updatedIntent: {
        name: 'Order',
        confirmationStatus: 'NONE',
        slots: { note: { ...empty('note'), value: 'lemon' }, extras: empty('extras'), count: empty('count') },
      },
    },
  ]);
  expect(sessionAttributes).toEqual({ dialog: { ...dialog, given: { note: { value: 'lemon' } }, asked: 'count' } });
});
