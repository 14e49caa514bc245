import { compile, type Effects, type MailCall } from '@confab/dialog-engine';
import { aRow, aSourceNode, visitor } from '@confab/test-kit';
import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { startConversation } from './step-conversation.ts';

const says = (text: string) => ({
  SelectionMethod: 'Escalating',
  Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: text }],
});
const way = (id: string, Kind: string, TargetNodeId: string, more: JsonObject = {}) =>
  aRow(id, { Kind, TargetNodeId, ...more });
const listen = (intent: string, target: string) => way(intent, 'Intent', target, { IntentId: intent });
const leadTo = (target: string) => [way('next', 'Next', target)];
const list = (name: string, value: string) => aRow(name, { Name: name, IsOpen: false, Values: value });

/**
 * An order of a drink leads to a request and a mail. If the request fails, a question follows in modules that are
 * nested so deep that the order of food in the same utterance cannot match anywhere.
 */
const program = compile({
  project: {
    id: 'p',
    type: 'Pro',
    displayName: 'Shop',
    values: {
      Intents: [
        aRow('drink', { Name: 'Drink', Samples: 'a {drink}\nI would like a {drink} please', Keywords: '' }),
        aRow('food', { Name: 'Food', Samples: 'a {food}\nI would like a {food} please', Keywords: '' }),
        aRow('no', { Name: 'No', Samples: 'no\nno thanks', Keywords: '' }),
      ],
      Slots: ['drink', 'food'].map((name) => aRow(name, { Name: name, SlotType: `${name}s`, Variable: '' })),
      SlotTypes: [list('drinks', 'tea'), list('foods', 'croissant')],
      NLUSettings: { SeveralAtOnce: true },
    },
  },
  workflows: [
    { id: 'main', type: 'Standard', displayName: 'main', values: {} },
    { id: 'deep', type: 'Module', displayName: 'deep', values: {} },
    { id: 'back', type: 'BackgroundModule', displayName: 'back', values: {} },
  ],
  nodes: [
    aSourceNode('Start', 'start', { Connectors: leadTo('q') }),
    aSourceNode('Ask', 'q', { Response: says('What would you like?'), Connectors: [listen('drink', 'order')] }),
    aSourceNode('HttpRequest', 'order', {
      Method: 'POST',
      Url: 'https://shop.test/orders',
      Exceptions: [aRow('x', { Exception: 'Any', Handling: 'MoveToNode', TargetNodeId: 'mail' })],
      Connectors: leadTo('done'),
    }),
    aSourceNode('Say', 'done', { Response: says('Ordered.'), Connectors: [] }),
    aSourceNode('EmailSms', 'mail', {
      Settings: { Channel: 'Email', Recipient: 'desk@confab.test', Subject: 'Order', Text: 'A tea.', Html: '' },
      Connectors: leadTo('call'),
    }),
    aSourceNode('CallModule', 'call', { TargetWorkflowId: 'deep', Connectors: [] }),
    aSourceNode('StartModule', 'begin', { Connectors: leadTo('again') }, 'deep'),
    aSourceNode(
      'CallModule',
      'again',
      {
        TargetWorkflowId: 'deep',
        Exceptions: [aRow('x', { Exception: 'Any', Handling: 'MoveToNode', TargetNodeId: 'last' })],
        Connectors: [],
      },
      'deep',
    ),
    aSourceNode('Ask', 'last', { Response: says('Shall we call you?'), Connectors: [listen('no', '')] }, 'deep'),
    aSourceNode('StartModule', 'ear', { Connectors: [listen('food', 'food')] }, 'back'),
    aSourceNode('Say', 'food', { Response: says('A croissant.'), Connectors: [] }, 'back'),
  ],
});

describe('the first utterance of a conversation', () => {
  test('a first utterance sends its mail once, even if a second request in the utterance is not understood', async () => {
    const mails: MailCall[] = [];
    const effects: Effects = {
      clock: () => 0,
      http: () => ({ type: 'failed', reason: 'network', message: 'away', ms: 1 }),
      mail: (mail) => {
        mails.push(mail);
        return { type: 'queued' };
      },
    };
    const input = { type: 'said', text: 'a tea and a croissant' } as const;
    const turn = await startConversation(program, { context: visitor, seed: 1, options: {} }, input, effects);
    const last = turn.trace.findLast((entry) => entry.type === 'understood');
    expect(last).toMatchObject({ text: 'a croissant', isMissed: true });
    expect(mails).toHaveLength(1);
    expect(turn.conversation.nodeId).toBe('last');
  });
});
