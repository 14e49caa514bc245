import type { Property } from '@confab/model';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ids } from '../../../testing/editing/world.ts';
import { renderForm } from '../testing/render-inputs.tsx';

afterEach(() => vi.unstubAllGlobals());

const input = (name: string, more: Partial<Property> = {}): Property => ({
  name,
  type: 'String',
  label: name,
  ...more,
});
const field = (name: string) => screen.queryByRole('textbox', { name });

describe('categories', () => {
  const properties = [
    input('One', { categoryId: 'first' }),
    input('Two', { categoryId: 'second' }),
    input('Three', { categoryId: 'third' }),
  ];
  const categories = [
    { id: 'first', title: 'First', description: 'What comes first', tooltipText: 'Why first', tooltipLink: '/help' },
    { id: 'second', title: 'Second' },
    { id: 'third', title: 'Third', expandByDefault: true },
  ];
  const title = (name: string) => screen.getByRole('button', { name });

  test('the first category and categories marked as expanded are open initially (A4.18)', async () => {
    await renderForm(properties, { schema: { categories } });
    expect(['One', 'Two', 'Three'].map((name) => field(name) !== null)).toEqual([true, false, true]);
  });

  test('a category shows its description and a tooltip with a link (A3.38, A2.38)', async () => {
    const { user } = await renderForm(properties, { schema: { categories } });
    expect(screen.getByText('What comes first')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'About First' }));
    expect(screen.getByText(/Why first/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'More Info' }).getAttribute('href')).toBe('/help');
  });

  test('each navigation level remembers which categories are open (A4.17)', async () => {
    const { user, show } = await renderForm(properties, { schema: { categories } });
    await user.click(title('Second'));
    await user.click(title('Third'));
    const open = () => ['First', 'Second', 'Third'].map((one) => title(one).getAttribute('aria-expanded'));
    expect(open()).toEqual(['true', 'true', 'false']);
    show(ids.ask);
    expect(open()).toEqual(['true', 'true', 'false']);
    show(ids.project, { kind: 'project' });
    expect(open()).toEqual(['true', 'false', 'true']);
    show(ids.greet);
    expect(open()).toEqual(['true', 'true', 'false']);
  });

  test('categories marked as tabs are tabs, and the last selected tab is selected again (A3.38, A4.17)', async () => {
    const tabs = categories.map((category) => ({ ...category, topTab: true }));
    const { user, show } = await renderForm(properties, { schema: { categories: tabs } });
    await user.click(screen.getByRole('tab', { name: 'Second' }));
    show(ids.ask);
    expect(screen.getByRole('tab', { name: 'Second', selected: true })).toBeTruthy();
    expect(field('Two')).toBeTruthy();
  });

  test('a category opens and closes in 100 ms (A9.36)', async () => {
    const { user } = await renderForm(properties, { schema: { categories }, isMoving: true });
    await user.click(title('Second'));
    const moving = [...document.querySelectorAll<HTMLElement>('[style*="transition"]')];
    expect(moving.map(({ style }) => style.transition).join()).toContain('100ms');
  });
});

describe('groups', () => {
  const properties = [input('Plain', { groupId: 'shown' }), input('Deep', { groupId: 'folded' })];
  const groups = [
    { id: 'shown', title: 'Shown', description: 'About it', tooltipText: 'Why it is here' },
    { id: 'folded', title: 'Folded', expandByDefault: false },
  ];

  test('a group has a title and a description, and its title opens a group that is not expanded by default (A3.38)', async () => {
    const { user } = await renderForm(properties, { schema: { groups } });
    expect(screen.getByRole('heading', { name: 'Shown' })).toBeTruthy();
    expect(screen.getByText('About it')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'About Shown' }));
    expect(screen.getByText('Why it is here')).toBeTruthy();
    expect(field('Deep')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Folded' }));
    expect(await screen.findByRole('textbox', { name: 'Deep' })).toBeTruthy();
  });

  test('a group opens when the focus goes to one of its inputs', async () => {
    const { show } = await renderForm(properties, { schema: { groups } });
    expect(field('Deep')).toBeNull();
    show(ids.greet, { groups }, [], 'Deep');
    expect(await screen.findByRole('textbox', { name: 'Deep' })).toBeTruthy();
  });
});

describe('an input', () => {
  const cell = (name: string) => document.querySelector<HTMLElement>(`[data-input="${name}"]`)?.style;

  test('an input is laid out with its width, height, alignment and new row (A3.28)', async () => {
    await renderForm([
      input('Half', { displayWidth: 6, hAlign: 'right' }),
      input('Third', { displayWidth: 4, hAlign: 'center' }),
      input('Next', { displayWidth: 3, layoutOnNewRow: true, hAlign: 'left' }),
      input('Whole', { displayWidth: 0, displayHeight: 220 }),
    ]);
    expect(['Half', 'Third', 'Next', 'Whole'].map((name) => cell(name)?.gridColumn)).toEqual([
      '1 / span 6',
      '7 / span 4',
      '1 / span 3',
      '1 / span 12',
    ]);
    expect(['Half', 'Third', 'Next'].map((name) => cell(name)?.textAlign)).toEqual(['right', 'center', 'left']);
    expect(cell('Whole')?.getPropertyValue('--display-height')).toBe('220px');
  });

  test('inputs of a composite use at most the columns of the composite (A3.28)', async () => {
    const table = { tableType: 'Regular', displayColumns: [], properties: [input('Inside', { displayWidth: 6 })] };
    await renderForm([input('Around', { type: 'Composite', displayGrid: 3, table })]);
    expect(cell('Around/Inside')?.gridColumn).toBe('1 / span 3');
  });

  test('an input of an extension is shown only while the extension is enabled (A3.29)', async () => {
    const limited = input('Limited', { limitToAllExtensions: ['review'] });
    const { show } = await renderForm([input('Always'), limited]);
    expect(field('Limited')).toBeNull();
    show(ids.greet, {}, ['review']);
    expect(field('Limited')).toBeTruthy();
  });

  test('an input shows its error only after the click that left it, so that nothing moves under the pointer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderForm([input('Needed', { flags: ['mandatory'] }), input('Below')]);
    const [needed, below] = [field('Needed'), field('Below')];
    if (!needed || !below) throw new Error('The form is not there');
    act(() => needed.focus());
    fireEvent.pointerDown(below);
    act(() => below.focus());
    expect(screen.queryByText('Value is required')).toBeNull();
    fireEvent.pointerUp(below);
    expect(screen.queryByText('Value is required')).toBeNull();
    act(() => void vi.runAllTimers());
    expect(screen.getByText('Value is required')).toBeTruthy();
    vi.useRealTimers();
  });
});

test('typing into one input renders only that input again', async () => {
  const { user } = await renderForm([
    input('DisplayName'),
    ...Array.from({ length: 12 }, (_, at) => input(`Other ${at}`)),
  ]);
  const touched = new Set<string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      touched.add(element?.closest<HTMLElement>('[data-input]')?.dataset['input'] ?? 'the form');
    }
  });
  const named = field('DisplayName');
  if (!named) throw new Error('The form is not there');
  await user.click(named);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await user.keyboard('abc');
  await act(async () => undefined);
  observer.disconnect();
  expect([...touched]).toEqual(['DisplayName']);
});

describe('a form of very many inputs', () => {
  /** A fake IntersectionObserver that a test controls. */
  class Near implements IntersectionObserver {
    static readonly watched = new Map<Element, Near>();
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe(element: Element) {
      Near.watched.set(element, this);
    }
    unobserve() {}
    disconnect() {
      for (const [element, observer] of Near.watched) if (observer === this) Near.watched.delete(element);
    }
    takeRecords() {
      return [];
    }
  }
  const many = Array.from({ length: 200 }, (_, at) => input(`Input ${at + 1}`));
  // Queries by role would take seconds with this many inputs.
  const drawn = () => document.querySelectorAll('[data-input] input').length;
  const isDrawn = (name: string) => document.querySelector(`[data-input="${name}"] input`) !== null;

  test('a long form renders only inputs near the visible area, and the labels of all others', async () => {
    vi.stubGlobal('IntersectionObserver', Near);
    await renderForm(many);
    expect(drawn()).toBeLessThan(60);
    expect(screen.getByText('Input 200')).toBeTruthy();
    const [first] = Near.watched;
    const before = drawn();
    act(() => first?.[1].tell([{ isIntersecting: true } as IntersectionObserverEntry], first[1]));
    expect(drawn()).toBeGreaterThan(before);
    expect(drawn()).toBeLessThan(120);
  });

  test('a long form renders the target input even if it is far down', async () => {
    vi.stubGlobal('IntersectionObserver', Near);
    const { show } = await renderForm(many);
    expect(isDrawn('Input 170')).toBe(false);
    show(ids.greet, {}, [], 'Input 170');
    expect(isDrawn('Input 170')).toBe(true);
  });
});
