import { act, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../editing/testing/world.ts';
import { setPathShown, usePathMark, usePathMarks } from './path-marks.ts';
import { aTalk } from './testing/a-simulator.tsx';

const why = () => within(screen.getByRole('tabpanel', { name: 'Why' }));

describe('the turn inspector', { timeout: 20_000 }, () => {
  it('says why: the intents considered with their scores, but none under 5 % that was not chosen', async () => {
    await aTalk();
    expect(why().getByText('Heard “a coffee”: the likeliest intent')).toBeTruthy();
    expect(
      why()
        .getAllByRole('progressbar')
        .map((bar) => bar.getAttribute('aria-label')),
    ).toEqual(['Score of Order', 'Score of Hours']);
    expect(why().getByText('2 more under 5 %')).toBeTruthy();
    expect(why().getByText('drink: “Coffee” (“coffee”)')).toBeTruthy();
  });

  it('leads from its lines to nodes and inputs', async () => {
    const { user, opened } = await aTalk();
    await user.click(why().getByRole('button', { name: 'Came to Ask' }));
    await user.click(why().getByRole('button', { name: 'Left Greet by “yes” for Ask' }));
    await user.click(why().getByRole('button', { name: /^Order/ }));
    expect(opened).toEqual([
      [ids.ask, ''],
      [ids.greet, 'Connectors/r1/TargetNodeId'],
      [ids.project, 'Intents/a/Samples'],
    ]);
  });
});

describe('the variables', { timeout: 20_000 }, () => {
  it('stand by scope with what the turn has changed, and can be filtered', async () => {
    const { user } = await aTalk();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    expect(rows()).toEqual(
      [
        'This conversation',
        'Count 1',
        'Drink changed“coffee” before: nothing',
        'This person',
        'Name“Ada”',
        'System',
        'ALK_Platform“Chatbot”',
      ].map((text) => text.replace('Count 1', 'Count1')),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Only changed' }));
    expect(rows()).toEqual(['This conversation', 'Drink changed“coffee” before: nothing']);
    await user.click(screen.getByRole('checkbox', { name: 'Only changed' }));
    await user.type(screen.getByRole('textbox', { name: 'Filter variables' }), 'ada');
    expect(rows()).toEqual(['This person', 'Name“Ada”']);
  });

  it('that are watched come first, and are remembered', async () => {
    const { user } = await aTalk();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    await user.click(screen.getByRole('button', { name: 'Watch Name' }));
    expect(rows().slice(0, 2)).toEqual(['Watched', 'Name“Ada”']);
    expect(localStorage.getItem(`simulator.${ids.project}`)).toContain('"pinned":["Name"]');
  });

  it('are written by hand for the turn that comes: a value of their type, and no other', async () => {
    const { user, say, bodies, log } = await aTalk();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    expect(screen.queryByRole('button', { name: 'Change ALK_Platform' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change Count' }));
    const field = screen.getByRole('textbox', { name: 'Value of Count' });
    await user.clear(field);
    await user.type(field, 'many{Enter}');
    expect(screen.getByText('This is no value of the type int.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '41{Enter}');
    expect(screen.getByRole('row', { name: /Count/ }).textContent).toContain('by hand, counts in the next turn');
    await say('milk');
    expect(bodies().at(-1)).toMatchObject({ inputValue: 'milk', variables: { Count: 41 } });
    expect(log().getByText('Written by hand: Count = 41', { exact: false })).toBeTruthy();
  });
});

describe('the path of a conversation', { timeout: 20_000 }, () => {
  beforeEach(() => act(() => setPathShown(true)));

  it('is strong for the turn that is looked at and faint for the rest, across canvas and tree', async () => {
    const { user, log } = await aTalk();
    const { result } = renderHook(() => ({
      greet: usePathMark(ids.greet),
      ask: usePathMark(ids.ask),
      workflow: usePathMark(ids.workflow),
      marks: usePathMarks(),
    }));
    expect(result.current).toMatchObject({ ask: 'turn', greet: 'turn', workflow: 'turn' });
    expect([...(result.current.marks?.turn.connectors ?? [])]).toEqual([`${ids.greet}/r1`]);
    expect(result.current.marks?.leadsTo).toBe(ids.ask);
    await user.hover(log().getByText('What may it be?'));
    expect(result.current).toMatchObject({ ask: 'conversation', greet: 'turn' });
    expect(result.current.marks?.leadsTo).toBe(ids.ask);
    await user.unhover(log().getByText('What may it be?'));
    expect(result.current).toMatchObject({ ask: 'turn' });
    await user.click(screen.getByRole('button', { name: 'Follow the path' }));
    expect(result.current.marks?.leadsTo).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Show the path on the canvas' }));
    expect(result.current.marks).toBeUndefined();
  });
});

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
