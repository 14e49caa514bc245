import { act, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../../testing/editing/world.ts';
import { setPathShown, usePathMark, usePathMarks } from '../path/path-marks.ts';
import { renderConversation } from '../testing/a-simulator.tsx';

const why = () => within(screen.getByRole('tabpanel', { name: 'Why' }));

describe('TurnInspector', () => {
  it('the inspector shows candidate intents with scores, without unchosen ones under 5 %', async () => {
    await renderConversation();
    expect(why().getByText('Heard “a coffee”: the likeliest intent')).toBeTruthy();
    expect(
      why()
        .getAllByRole('progressbar')
        .map((bar) => bar.getAttribute('aria-label')),
    ).toEqual(['Score of Order', 'Score of Hours']);
    expect(why().getByText('2 more under 5 %')).toBeTruthy();
    expect(why().getByText('drink: “Coffee” (“coffee”)')).toBeTruthy();
  });

  it('clicking a trace line opens its node or input', async () => {
    const { user, opened } = await renderConversation();
    await user.click(why().getByRole('button', { name: 'Entered Ask' }));
    await user.click(why().getByRole('button', { name: 'Left Greet by “yes” for Ask' }));
    await user.click(why().getByRole('button', { name: /^Order/ }));
    expect(opened).toEqual([
      [ids.ask, ''],
      [ids.greet, 'Connectors/r1/TargetNodeId'],
      [ids.project, 'Intents/a/Samples'],
    ]);
  });
});

describe('VariablesPanel', () => {
  it('variables are listed by scope with changes marked, and can be filtered', async () => {
    const { user } = await renderConversation();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    expect(rows()).toEqual(
      [
        'This conversation',
        'Count 1',
        'Drink changed“coffee” before: nothing',
        'This person',
        'Name“Ada”',
        'System',
        'Platform“Chatbot”',
      ].map((text) => text.replace('Count 1', 'Count1')),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Only changed' }));
    expect(rows()).toEqual(['This conversation', 'Drink changed“coffee” before: nothing']);
    await user.click(screen.getByRole('checkbox', { name: 'Only changed' }));
    await user.type(screen.getByRole('textbox', { name: 'Filter variables' }), 'ada');
    expect(rows()).toEqual(['This person', 'Name“Ada”']);
  });

  it('watched variables come first and are stored', async () => {
    const { user } = await renderConversation();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    await user.click(screen.getByRole('button', { name: 'Watch Name' }));
    expect(rows().slice(0, 2)).toEqual(['Watched', 'Name“Ada”']);
    expect(localStorage.getItem(`simulator.${ids.project}`)).toContain('"pinned":["Name"]');
  });

  it('the focus moves with a variable when it is watched, and back when it is no longer watched', async () => {
    const { user } = await renderConversation();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    await user.click(screen.getByRole('button', { name: 'Watch Name' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop watching Name' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Watch Name' }));
  });

  it('a variable can be set by hand for the next turn, only to a value of its type', async () => {
    const { user, say, bodies, log } = await renderConversation();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    expect(screen.queryByRole('button', { name: 'Change Platform' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change Count' }));
    const field = screen.getByRole('textbox', { name: 'Value of Count' });
    await user.clear(field);
    await user.type(field, 'many{Enter}');
    expect(screen.getByText('Enter a value of type int.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '41{Enter}');
    expect(screen.getByRole('row', { name: /Count/ }).textContent).toContain('by hand, applies to the next turn');
    await say('milk');
    expect(bodies().at(-1)).toMatchObject({ inputValue: 'milk', variables: { Count: 41 } });
    expect(log().getByText('Set by hand: Count = 41', { exact: false })).toBeTruthy();
  });

  it('the focus returns to the button of a variable when its form closes and when its value is reset', async () => {
    const { user } = await renderConversation();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    const change = () => screen.getByRole('button', { name: 'Change Count' });
    await user.click(change());
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(change());
    await user.keyboard('{Enter}41{Enter}');
    expect(document.activeElement).toBe(change());
    await user.click(screen.getByRole('button', { name: 'Reset Count' }));
    expect(document.activeElement).toBe(change());
  });
});

describe('the path of a conversation', () => {
  beforeEach(() => act(() => setPathShown(true)));

  it('the path is strong for the selected turn and faint for the rest of the conversation', async () => {
    const { user, log } = await renderConversation();
    const { result } = renderHook(() => ({
      greet: usePathMark(ids.greet),
      ask: usePathMark(ids.ask),
      workflow: usePathMark(ids.workflow),
      marks: usePathMarks(),
    }));
    expect(result.current).toMatchObject({ ask: 'turn', greet: 'turn', workflow: 'turn' });
    expect([...(result.current.marks?.turn.connectors ?? [])]).toEqual([`${ids.greet}/r1`]);
    expect(result.current.marks?.leadsTo).toBe(ids.ask);
    await user.hover(log().getByText('What can I get you?'));
    expect(result.current).toMatchObject({ ask: 'conversation', greet: 'turn' });
    expect(result.current.marks?.leadsTo).toBe(ids.ask);
    await user.unhover(log().getByText('What can I get you?'));
    expect(result.current).toMatchObject({ ask: 'turn' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByText('Follow the path'));
    expect(result.current.marks?.leadsTo).toBeUndefined();
    await user.click(screen.getByText('Show the path on the canvas'));
    expect(result.current.marks).toBeUndefined();
  });
});

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
