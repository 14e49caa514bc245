import type { JsonObject } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { describe, expect, it } from 'vitest';
import type { EditingSession } from '../../../editing/index.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import { arrangeCards, arrangeUnplacedCards } from '../layout/arrange-cards.ts';
import { toCards, toEdges, type CardNames } from './canvas-model.ts';
import { setConnectorTarget, connectToNode, disconnect, reconnect } from '../connections/connect.ts';
import { readCardContent } from './card-content.ts';
import { toPortRows } from './port-rows.ts';
import { placeUnplacedNodes } from '../layout/place-unplaced-nodes.ts';
import { readIntentNames, readPorts } from './read-ports.ts';
import { words as cardWords } from './words.ts';
import { words as german } from './words.de.ts';
import { connectorMessages } from '../../../words/messages/project-messages.ts';

const names: CardNames = {
  intentNames: new Map([['i1', 'Order']]),
  nodeSchemas: { Ask: { ...nodeSchema, nodeCategory: 'listen' } },
  categoryColours: new Map([['listen', 'violet']]),
  findName: (id) => (id === 'w' ? 'Menu' : undefined),
  words: cardWords.english,
  language: undefined,
};

describe('readPorts', () => {
  it.each([
    [{ Kind: 'Next', DisplayName: 'On we go' }, 'On we go'],
    [{ Kind: 'Next' }, 'Next'],
    [{ Kind: 'Intent', IntentId: 'i1' }, 'Order'],
    [{ Kind: 'Intent', IntentId: 'gone' }, 'No intent chosen'],
    [{ Kind: 'Expected', ExpectedResponse: 'yes\nsure' }, 'yes'],
    [{ Kind: 'Rule', Condition: 'age > 17' }, 'age > 17'],
    [{ Kind: 'NoMatch' }, 'No match'],
    [{ Kind: 'NoInput' }, 'No input'],
    [{ Kind: 'Default' }, 'Otherwise'],
  ])('readPorts names the port of %j "%s"', (fields, name) => {
    expect(readPorts(withConnectors(fields), names.intentNames, names.words).map((port) => port.name)).toEqual([name]);
  });

  it('readPorts returns no target for an empty target id', () => {
    const ports = readPorts(
      withConnectors({ Kind: 'Next', TargetNodeId: '' }, { Kind: 'Next', TargetNodeId: 'n2' }),
      new Map(),
      names.words,
    );
    expect(ports.map(({ targetId }) => targetId)).toEqual([undefined, 'n2']);
  });

  it('readPorts returns no ports when the connectors are not a valid table', () => {
    for (const list of [undefined, 'text', [1, null, { RowId: 'a' }]])
      expect(readPorts({ Connectors: list ?? null }, new Map(), names.words)).toEqual([]);
    expect(readIntentNames([aRow('i1', { Name: 'Order' })])).toEqual(new Map([['i1', 'Order']]));
  });
});

it('a card can be deleted on the canvas unless its node type does not allow removal', async () => {
  const { session } = await aWorld().open('ada');
  const view = session.getWorkflow(ids.workflow);
  if (view.status !== 'ready') throw new Error('The workflow is not loaded.');
  const kept = { ...names.nodeSchemas['Ask'], attributes: { AllowRemove: 'false' } } as typeof nodeSchema;
  for (const [schema, deletable] of [
    [nodeSchema, true],
    [kept, false],
  ] as const) {
    const card = toCards(view, { ...names, nodeSchemas: { Ask: schema } }).find(({ id }) => id === ids.ask);
    expect(card?.deletable).toBe(deletable);
  }
});

describe('a card in a further language', () => {
  const entry = { EntryId: 'e1', Order: 'a0', DisplayText: 'What can I get you?', SuggestionChips: ['Tea'] };
  const german = {
    'Response/Entries/e1/DisplayText': { Value: 'Was darf es sein?', Source: 'What can I get you?' },
    'Connectors/r0/ExpectedResponse': { Value: 'ja\nklar' },
  };
  const values = {
    ...withConnectors({ Kind: 'Expected', ExpectedResponse: 'yes' }),
    Response: { Entries: [entry] },
    Translations: { de: german },
  };
  const [rowId = ''] = readPorts(values, new Map(), names.words).map(({ id }) => id);
  const showing = { ...values, Translations: { de: renameRow(german, rowId) } };

  it.each([
    [undefined, 'What can I get you?', 'yes'],
    ['de', 'Was darf es sein?', 'ja'],
    ['fr', 'What can I get you?', 'yes'],
  ])('a card in the language %s shows the text %s', async (language, text, port) => {
    const { session } = await aWorld().open('ada');
    for (const [path, updatedValue] of Object.entries(showing))
      session.edit(ids.ask, { path, action: 'ValueChanged', updatedValue });
    const view = session.getWorkflow(ids.workflow);
    if (view.status !== 'ready') throw new Error('The workflow is loaded.');
    const card = toCards(view, { ...names, language }).find(({ id }) => id === ids.ask);
    const said = card?.data.lines.find((line) => line.type === 'text');
    expect([said?.text, card?.data.ports[0]?.name]).toEqual([text, port]);
  });

  function renameRow(translations: JsonObject, id: string): JsonObject {
    return Object.fromEntries(Object.entries(translations).map(([path, value]) => [path.replace('r0', id), value]));
  }
});

describe('readCardContent', () => {
  const read = (values: JsonObject) =>
    readCardContent(values, names).map((line) => {
      if (line.type === 'chips') return line.chips.join(' | ');
      if (line.type === 'tokens') return line.names.join(' | ');
      return line.type === 'media' ? line.media.join(' and ') : line.text;
    });

  it.each<[JsonObject, readonly string[]]>([
    [{ Response: { Entries: [{ EntryId: 'e', DisplayText: 'Hello', SpokenText: 'Hi' }] } }, ['Hello']],
    [
      { Response: { Entries: [{ EntryId: 'e' }, { EntryId: 'f', SpokenText: '(Hi)[emphasis:"strong"] there' }] } },
      ['Hi there'],
    ],
    [
      {
        Response: {
          Entries: [
            {
              EntryId: 'e',
              DisplayText: 'Hello',
              SuggestionChips: ['Yes', 'No'],
              ImageAssetId: 'a',
              AudioAssetId: 'b',
            },
          ],
        },
      },
      ['Hello', 'Yes | No', 'picture and sound'],
    ],
    [
      {
        Slots: [aRow('s', { Variable: 'size', Prompt: { Entries: [{ EntryId: 'e', DisplayText: 'Which size?' }] } })],
      },
      ['Which size?', 'size'],
    ],
    [{ Assignments: [aRow('r', { Variable: 'size', Expression: '"large"' })] }, ['size = "large"']],
    [{ Method: 'GET', Url: 'https://example.test/menu' }, ['GET https://example.test/menu']],
    [{ Function: 'getPrice' }, ['getPrice()']],
    [{ Settings: { Recipient: 'ada@example.test', Subject: 'Your table' } }, ['→ ada@example.test', 'Your table']],
    [{ TargetWorkflowId: 'w', TargetNodeId: '' }, ['Continues in Menu']],
    [{ Steps: [aRow('r')] }, ['1 step']],
    [{}, []],
  ])('the card of %j shows %j (A7.44)', (values, lines) => {
    expect(read(values)).toEqual(lines);
  });

  it('a card shows formatted texts as plain words and keeps tokens whole (A7.44)', () => {
    const entry = (fields: JsonObject) => read({ Response: { Entries: [{ EntryId: 'e', ...fields }] } });
    expect(entry({ DisplayText: '**Large** or [the menu](https://example.test/menu), {tv.Name_one}?' })).toEqual([
      'Large or the menu, {tv.Name_one}?',
    ]);
    const [text = ''] = entry({ DisplayText: `${'a'.repeat(135)} {tv.FavouriteDrink}` });
    expect(text).toMatch(/a {tv\.FavouriteDrink}$/);
    const [hidden = ''] = entry({ DisplayText: `${'a'.repeat(140)} {tv.FavouriteDrink}` });
    expect(hidden).not.toContain('{');
  });

  it('a card keeps both the formatted text and its plain words, and shows lists with bullets (A7.44)', () => {
    const [line] = readCardContent(
      { Response: { Entries: [{ EntryId: 'e', DisplayText: '**Large** or *small*:\n- tea\n- coffee' }] } },
      names,
    );
    expect(line).toMatchObject({ type: 'text', text: 'Large or small:\n• tea\n• coffee', rows: 3 });
    const spans = line?.type === 'text' ? (line.spans ?? []) : [];
    expect(spans.map(({ text, isBold, isItalic }) => [text, isBold, isItalic])).toEqual([
      ['Large', true, false],
      [' or ', false, false],
      ['small', false, true],
      [':\n• tea\n• coffee', false, false],
    ]);
  });

  it('a long formatted text is cut like its plain words, and a token stays whole', () => {
    const [line] = readCardContent(
      { Response: { Entries: [{ EntryId: 'e', DisplayText: `**${'a'.repeat(135)}** {tv.FavouriteDrink} and more` }] } },
      names,
    );
    const spans = line?.type === 'text' ? (line.spans ?? []) : [];
    expect(spans.map(({ text }) => text).join('')).toBe(`${'a'.repeat(135)} {tv.FavouriteDrink}`);
  });

  it('a card shows a picture of this site beside the text, and only names a picture with another address', () => {
    const lines = (address: string) =>
      readCardContent({ Response: { Entries: [{ EntryId: 'e', DisplayText: 'Hi', ImageAssetId: address }] } }, names);
    expect(lines('/media/latte.png')).toEqual([{ type: 'text', text: 'Hi', rows: 3, picture: '/media/latte.png' }]);
    for (const address of ['https://example.test/latte.png', '//example.test/latte.png', '3f9c'])
      expect(lines(address)).toEqual([
        { type: 'text', text: 'Hi', rows: 1 },
        { type: 'media', media: ['picture'], rows: 1 },
      ]);
  });

  it('a card shows at most four rows (ui.md 9)', () => {
    const row = (at: number) => aRow(`r${at}`, { Variable: `v${at}`, Expression: '1' }, at);
    const long = { Entries: [{ EntryId: 'e', DisplayText: 'word '.repeat(60), SuggestionChips: ['Yes'] }] };
    const lines = readCardContent({ Response: long, Assignments: [0, 1, 2, 3, 4].map(row) }, names);
    expect(lines.map(({ type }) => type)).toEqual(['text', 'chips', 'code']);
    expect(lines.reduce((sum, { rows }) => sum + rows, 0)).toBe(4);
  });
});

describe('toPortRows', () => {
  const port = (id: string, isIntent: boolean) => ({
    id,
    name: id,
    targetId: undefined,
    isIntent,
    isRule: false,
    isFallback: false,
  });
  const ports = (count: number) => [
    ...Array.from({ length: count }, (_, at) => port(`i${at}`, true)),
    port('nomatch', false),
  ];
  const draw = (rows: ReturnType<typeof toPortRows>) => rows.map(({ ports: own, fold }) => fold ?? own[0]?.id);

  it('more than five intents are one row until they are unfolded (ui.md 9)', () => {
    expect(draw(toPortRows(ports(5), false))).toEqual(['i0', 'i1', 'i2', 'i3', 'i4', 'nomatch']);
    expect(draw(toPortRows(ports(6), false))).toEqual(['closed', 'nomatch']);
    expect(draw(toPortRows(ports(6), true))).toEqual(['opener', 'i0', 'i1', 'i2', 'i3', 'i4', 'i5', 'nomatch']);
  });
});

describe('the canvas of a workflow', () => {
  it('the canvas has a card for each node and an edge for each connection', async () => {
    const session = await aSession();
    setConnectorTarget(session, ids.greet, 'r1', ids.ask);
    const cards = cardsOf(session);
    expect(cards.map(({ id, data }) => [id, data.name])).toEqual([
      [ids.greet, 'Greet'],
      [ids.ask, 'Ask'],
    ]);
    expect(
      toEdges(cards, names.words).map(({ source, sourceHandle, target }) => [source, sourceHandle, target]),
    ).toEqual([[ids.greet, 'r1', ids.ask]]);
  });

  it('the canvas draws no edge to a deleted node', async () => {
    const session = await aSession();
    setConnectorTarget(session, ids.greet, 'r1', 'gone');
    expect(toEdges(cardsOf(session), names.words)).toEqual([]);
  });

  it('a connection is named for screen readers in the language of the interface', async () => {
    const session = await aSession();
    setConnectorTarget(session, ids.greet, 'r1', ids.ask);
    const cards = cardsOf(session);
    expect(toEdges(cards, names.words)[0]?.ariaLabel).toBe('yes: from Greet to Ask');
    expect(toEdges(cards, german)[0]?.ariaLabel).toBe('yes: von Greet nach Ask');
  });

  it('connections can be removed and reconnected to other ports', async () => {
    const session = await aSession();
    setConnectorTarget(session, ids.greet, 'r1', ids.ask);
    const [edge] = toEdges(cardsOf(session), names.words);
    reconnect(session, names.nodeSchemas, edge!, {
      source: ids.ask,
      sourceHandle: 'nomatch',
      target: ids.greet,
      targetHandle: null,
    });
    expect(session.getValue(ids.greet, 'Connectors/r1/TargetNodeId')).toBe('');
    expect(session.getValue(ids.ask, 'Connectors/nomatch/TargetNodeId')).toBe(ids.greet);
    disconnect(session, [{ source: ids.ask, sourceHandle: 'nomatch' }]);
    expect(toEdges(cardsOf(session), names.words)).toEqual([]);
  });

  it('a new connector is inserted before the default connectors', async () => {
    const session = await aSession();
    expect(connectToNode(session, names.nodeSchemas, { nodeId: ids.greet, connectorId: '+' }, ids.ask)).toBeUndefined();
    expect(session.getValue(ids.greet, 'Connectors')).toMatchObject([
      { RowId: 'r1' },
      { Values: { TargetNodeId: ids.ask } },
      { RowId: 'nomatch' },
    ]);
  });

  it('connectToNode returns the reason when a connection cannot be made (A8.73, A8.74, A8.75)', async () => {
    const session = await aSession();
    const from: { nodeId: string; connectorId: string } = { nodeId: ids.greet, connectorId: '+' };
    const why = (schemas: CardNames['nodeSchemas'], one = from) => connectToNode(session, schemas, one, ids.ask);
    expect(why({})?.message).toBe("Sorry, couldn't get the node schema to create the connector");
    expect(why(names.nodeSchemas, { ...from, nodeId: 'nobody' })).toBe(connectorMessages.notLoaded);
    expect(connectorMessages.notLoaded.message).toBe(
      'Sorry, there was a problem loading the node and creating the Connector',
    );
    expect(why(names.nodeSchemas, { ...from, connectorId: '00000000-0000-4000-8000-0000000000ff' })?.message).toBe(
      'Sorry, there was a problem creating the Connector',
    );
  });

  it('the canvas draws exception handlers as edges that cannot be selected', async () => {
    const exceptions = [
      aRow('x', { Exception: 'Any', Handling: 'MoveToNode', TargetNodeId: ids.ask }),
      aRow('y', { Exception: 'Any', Handling: 'Ignore', TargetNodeId: ids.ask }, 1),
    ];
    const session = await aSession();
    session.edit(ids.greet, { path: 'Exceptions', action: 'AddRow', updatedValue: exceptions });
    expect(toEdges(cardsOf(session), names.words)).toMatchObject([
      { source: ids.greet, target: ids.ask, className: 'exception', selectable: false, data: { name: 'Any' } },
    ]);
  });

  it('a card has the colour of the category of its node type and names the targets of its rules (ui.md 9)', async () => {
    const session = await aSession();
    session.edit(ids.greet, { path: 'Connectors/r1/Kind', action: 'ValueChanged', updatedValue: 'Rule' });
    setConnectorTarget(session, ids.greet, 'r1', 'w');
    const [greet] = cardsOf(session);
    expect(greet?.data.colour).toBe('violet');
    expect([...(greet?.data.ruleTargets ?? [])]).toEqual([['r1', 'Menu']]);
  });

  it('edges of folded intents start at the same row of the card', async () => {
    const session = await aSession();
    const intents = [1, 2, 3, 4, 5].map((at) => aRow(`m${at}`, { Kind: 'Intent', DisplayName: `m${at}` }, at));
    session.edit(ids.greet, { path: 'Connectors', action: 'AddRow', updatedValue: intents });
    const heights = cardsOf(session)[0]?.handles?.flatMap(({ id, y }) => (id?.startsWith('m') ? [y] : []));
    expect(heights).toHaveLength(5);
    expect(new Set(heights).size).toBe(1);
  });

  it('the canvas shows each card at its position in the layout', async () => {
    const session = await aSession();
    session.moveNodes(ids.workflow, [{ nodeId: ids.ask, x: 400, y: 60 }]);
    expect(cardsOf(session).find(({ id }) => id === ids.ask)?.position).toEqual({ x: 400, y: 60 });
  });
});

describe('placeUnplacedNodes', () => {
  const node = (id: string, ...targets: string[]) => ({ id, targets, isStart: id === 'start', height: 80 });

  it('unplaced nodes get the column of their distance from the start and never overlap', () => {
    const positions = placeUnplacedNodes(
      [node('start', 'a', 'b'), node('a', 'c'), node('b'), node('c', 'start')],
      new Map(),
    );
    const xOf = (id: string) => positions.get(id)?.x;
    expect([xOf('start'), xOf('a'), xOf('b'), xOf('c')]).toEqual([0, 340, 340, 680]);
    expect(positions.get('a')?.y).not.toBe(positions.get('b')?.y);
  });

  it('placed nodes keep their position, and new nodes are placed below them', () => {
    const positions = placeUnplacedNodes([node('start'), node('new')], new Map([['start', { x: 0, y: 500 }]]));
    expect(positions.get('start')).toEqual({ x: 0, y: 500 });
    expect(positions.get('new')?.y).toBeGreaterThanOrEqual(580);
  });

  it('new nodes are not placed on notes', () => {
    const notes = [
      { x: 100, y: 600, width: 200, height: 100 },
      { x: -100, y: 560, width: 150, height: 60 },
      { x: 900, y: 700, width: 200, height: 400 },
    ];
    const positions = placeUnplacedNodes([node('start'), node('new')], new Map([['start', { x: 0, y: 500 }]]), notes);
    expect(positions.get('new')).toEqual({ x: 0, y: 740 });
  });
});

describe('arrangeCards', () => {
  it('arrangeCards lays cards out from left to right, on the grid, in the order of the ports', async () => {
    const session = await aSession();
    setConnectorTarget(session, ids.greet, 'r1', ids.ask);
    const cards = cardsOf(session);
    const [greet, ask] = cards;
    const other = { ...ask!, id: 'other' };
    const lines = [
      { source: ids.greet, sourceHandle: 'nomatch', target: ids.ask },
      { source: ids.greet, sourceHandle: 'r1', target: 'other' },
    ];
    const positions = new Map(arrangeCards([greet!, ask!, other], lines).map((place) => [place.nodeId, place]));
    expect(positions.get(ids.ask)!.x).toBeGreaterThan(positions.get(ids.greet)!.x + 240);
    expect(positions.get('other')!.y).toBeLessThan(positions.get(ids.ask)!.y);
    for (const { x, y } of positions.values()) expect([Math.abs(x % 20), Math.abs(y % 20)]).toEqual([0, 0]);
  });
});

describe('arrangeUnplacedCards', () => {
  it('arrangeUnplacedCards moves only cards that no author placed, to the right of the cards that lead to them', async () => {
    const session = await aSession();
    setConnectorTarget(session, ids.greet, 'r1', ids.ask);
    const [greet, ask] = cardsOf(session);
    const lines = [{ source: ids.greet, sourceHandle: 'r1', target: ids.ask }];
    const placed = { ...greet!, position: { x: 1_000, y: 400 } };
    const [moved, ...others] = arrangeUnplacedCards([placed, ask!], lines, new Set([ids.ask]));
    expect(others).toEqual([]);
    expect(moved).toEqual({ nodeId: ids.ask, x: 1_360, y: 400, isAuto: true });
  });
});

function withConnectors(...rows: readonly JsonObject[]): JsonObject {
  return { Connectors: rows.map((fields, at) => aRow(`r${at}`, fields, at)) };
}

async function aSession() {
  const { session } = await aWorld().open('ada');
  return session;
}

function cardsOf(session: EditingSession) {
  const view = session.getWorkflow(ids.workflow);
  if (view.status !== 'ready') throw new Error('The workflow should be open');
  return toCards(view, names);
}
