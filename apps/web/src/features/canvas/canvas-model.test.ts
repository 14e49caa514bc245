import type { JsonObject } from '@confab/model';
import { describe, expect, it } from 'vitest';
import type { ProjectSession } from '../../editing/index.ts';
import { aWorld } from '../../editing/testing/open-session.ts';
import { ids, nodeSchema } from '../../editing/testing/world.ts';
import { autoLayout } from './auto-layout.ts';
import { toCards, toEdges, type CanvasNames } from './canvas-model.ts';
import { connect, connectProblems, connectTo, disconnect, reconnect } from './connect.ts';
import { firstWords } from './first-words.ts';
import { placeUnplaced } from './place-unplaced.ts';
import { intentNamesOf, portsOf } from './ports.ts';

const names: CanvasNames = {
  intentNames: new Map([['i1', 'Order']]),
  nodeSchemas: { Ask: nodeSchema },
  nameOf: (id) => (id === 'w' ? 'Menu' : undefined),
};

describe('portsOf', () => {
  it.each([
    [{ Kind: 'Next', DisplayName: 'On we go' }, 'On we go'],
    [{ Kind: 'Next' }, 'Next'],
    [{ Kind: 'Intent', IntentId: 'i1' }, 'Order'],
    [{ Kind: 'Intent', IntentId: 'gone' }, 'Any intent'],
    [{ Kind: 'Expected', ExpectedResponse: 'yes\nsure' }, 'yes'],
    [{ Kind: 'Rule', Condition: 'age > 17' }, 'age > 17'],
    [{ Kind: 'NoMatch' }, 'No match'],
    [{ Kind: 'NoInput' }, 'No answer'],
    [{ Kind: 'Default' }, 'Otherwise'],
  ])('calls the port of %j "%s"', (fields, name) => {
    expect(portsOf(withConnectors(fields), names.intentNames).map((port) => port.name)).toEqual([name]);
  });

  it('takes an empty target as none', () => {
    const ports = portsOf(
      withConnectors({ Kind: 'Next', TargetNodeId: '' }, { Kind: 'Next', TargetNodeId: 'n2' }),
      new Map(),
    );
    expect(ports.map(({ targetId }) => targetId)).toEqual([undefined, 'n2']);
  });

  it('reads nothing out of values that are no table', () => {
    for (const list of [undefined, 'text', [1, null, { RowId: 'a' }]])
      expect(portsOf({ Connectors: list ?? null }, new Map())).toEqual([]);
    expect(intentNamesOf([{ RowId: 'i1', Order: 'a0', Values: { Name: 'Order' } }])).toEqual(
      new Map([['i1', 'Order']]),
    );
  });
});

describe('firstWords', () => {
  it.each<[JsonObject, string]>([
    [{ Response: { Entries: [{ EntryId: 'e', DisplayText: 'Hello', SpokenText: 'Hi' }] } }, 'Hello'],
    [
      { Response: { Entries: [{ EntryId: 'e' }, { EntryId: 'f', SpokenText: '(Hi)[emphasis:"strong"] there' }] } },
      'Hi there',
    ],
    [
      { Assignments: [{ RowId: 'r', Order: 'a0', Values: { Variable: 'size', Expression: '"large"' } }] },
      'size = "large"',
    ],
    [{ TargetWorkflowId: 'w', TargetNodeId: '' }, 'Goes on in Menu'],
    [{}, ''],
  ])('of %j are "%s"', (values, words) => {
    expect(firstWords(values, names.nameOf)).toBe(words);
  });
});

describe('the canvas of a workflow', () => {
  it('has a card for each node and a line for each connection', async () => {
    const session = await aSession();
    connect(session, ids.greet, 'r1', ids.ask);
    const cards = cardsOf(session);
    expect(cards.map(({ id, data }) => [id, data.name])).toEqual([
      [ids.greet, 'Greet'],
      [ids.ask, 'Ask'],
    ]);
    expect(toEdges(cards).map(({ source, sourceHandle, target }) => [source, sourceHandle, target])).toEqual([
      [ids.greet, 'r1', ids.ask],
    ]);
  });

  it('draws no line to a node that is gone', async () => {
    const session = await aSession();
    connect(session, ids.greet, 'r1', 'gone');
    expect(toEdges(cardsOf(session))).toEqual([]);
  });

  it('takes connections away and moves their ends', async () => {
    const session = await aSession();
    connect(session, ids.greet, 'r1', ids.ask);
    const [edge] = toEdges(cardsOf(session));
    reconnect(session, names.nodeSchemas, edge!, {
      source: ids.ask,
      sourceHandle: 'nomatch',
      target: ids.greet,
      targetHandle: null,
    });
    expect(session.getValue(ids.greet, 'Connectors/r1/TargetNodeId')).toBe('');
    expect(session.getValue(ids.ask, 'Connectors/nomatch/TargetNodeId')).toBe(ids.greet);
    disconnect(session, [{ source: ids.ask, sourceHandle: 'nomatch' }]);
    expect(toEdges(cardsOf(session))).toEqual([]);
  });

  it('makes a new connector ahead of those that are always there', async () => {
    const session = await aSession();
    expect(connectTo(session, names.nodeSchemas, { nodeId: ids.greet, connectorId: '+' }, ids.ask)).toBeUndefined();
    expect(session.getValue(ids.greet, 'Connectors')).toMatchObject([
      { RowId: 'r1' },
      { Values: { TargetNodeId: ids.ask } },
      { RowId: 'nomatch' },
    ]);
  });

  it('says why a connection cannot be made (A8.73, A8.74, A8.75)', async () => {
    const session = await aSession();
    const from = { nodeId: ids.greet, connectorId: '+' };
    const why = (schemas: CanvasNames['nodeSchemas'], one = from) => connectTo(session, schemas, one, ids.ask);
    expect(why({})).toBe("Sorry, couldn't get the node schema to create the connector");
    expect(why(names.nodeSchemas, { ...from, nodeId: 'nobody' })).toBe(connectProblems.notLoaded);
    expect(connectProblems.notLoaded).toBe('Sorry, there was a problem loading the node and creating the Connector');
    expect(why(names.nodeSchemas, { ...from, connectorId: '00000000-0000-4000-8000-0000000000ff' })).toBe(
      'Sorry, there was a problem creating the Connector',
    );
  });

  it('draws where exceptions lead to, to be seen only', async () => {
    const exceptions = [
      { RowId: 'x', Order: 'a0', Values: { Exception: 'Any', Handling: 'MoveToNode', TargetNodeId: ids.ask } },
      { RowId: 'y', Order: 'a1', Values: { Exception: 'Any', Handling: 'Ignore', TargetNodeId: ids.ask } },
    ];
    const session = await aSession();
    session.edit(ids.greet, { path: 'Exceptions', action: 'AddRow', updatedValue: exceptions });
    expect(toEdges(cardsOf(session))).toMatchObject([
      { source: ids.greet, target: ids.ask, className: 'exception', selectable: false, data: { name: 'Any' } },
    ]);
  });

  it('stands nodes where the layout has them', async () => {
    const session = await aSession();
    session.moveNodes(ids.workflow, [{ nodeId: ids.ask, x: 400, y: 60 }]);
    expect(cardsOf(session).find(({ id }) => id === ids.ask)?.position).toEqual({ x: 400, y: 60 });
  });
});

describe('placing', () => {
  const node = (id: string, ...targets: string[]) => ({ id, targets, isStart: id === 'start', height: 80 });

  it('puts what nobody has placed into the column of its distance from the start, none on another', () => {
    const places = placeUnplaced([node('start', 'a', 'b'), node('a', 'c'), node('b'), node('c', 'start')], new Map());
    const xOf = (id: string) => places.get(id)?.x;
    expect([xOf('start'), xOf('a'), xOf('b'), xOf('c')]).toEqual([0, 340, 340, 680]);
    expect(places.get('a')?.y).not.toBe(places.get('b')?.y);
  });

  it('keeps what somebody has placed, and stays clear of it', () => {
    const places = placeUnplaced([node('start'), node('new')], new Map([['start', { x: 0, y: 500 }]]));
    expect(places.get('start')).toEqual({ x: 0, y: 500 });
    expect(places.get('new')?.y).toBeGreaterThanOrEqual(580);
  });
});

describe('autoLayout', () => {
  it('goes from left to right, on the grid, in the order of the ports', async () => {
    const session = await aSession();
    connect(session, ids.greet, 'r1', ids.ask);
    const cards = cardsOf(session);
    const [greet, ask] = cards;
    const other = { ...ask!, id: 'other' };
    const lines = [
      { source: ids.greet, sourceHandle: 'nomatch', target: ids.ask },
      { source: ids.greet, sourceHandle: 'r1', target: 'other' },
    ];
    const places = new Map(autoLayout([greet!, ask!, other], lines).map((place) => [place.nodeId, place]));
    expect(places.get(ids.ask)!.x).toBeGreaterThan(places.get(ids.greet)!.x + 240);
    expect(places.get('other')!.y).toBeLessThan(places.get(ids.ask)!.y);
    for (const { x, y } of places.values()) expect([Math.abs(x % 20), Math.abs(y % 20)]).toEqual([0, 0]);
  });
});

function withConnectors(...rows: readonly JsonObject[]): JsonObject {
  return { Connectors: rows.map((fields, at) => ({ RowId: `r${at}`, Order: `a${at}`, Values: fields })) };
}

async function aSession() {
  const { session } = await aWorld().open('ada');
  return session;
}

function cardsOf(session: ProjectSession) {
  const view = session.getWorkflow(ids.workflow);
  if (view.status !== 'ready') throw new Error('The workflow is open');
  return toCards(view, names);
}
