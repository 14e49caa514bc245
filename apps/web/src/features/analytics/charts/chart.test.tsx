import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Chart } from './chart.tsx';
import type { ChartModel } from './chart-model.ts';

// The document of the tests has no canvas, with which texts are measured.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('data-palette');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bars: ChartModel = { kind: 'bars', categories: ['Menu'], series: [{ name: 'Times', values: [4] }] };

const models: readonly ChartModel[] = [
  {
    kind: 'lines',
    categories: ['19 Nov', '20 Nov'],
    series: [
      { name: 'Turns', values: [3, 5] },
      { name: 'Range before', values: [1, 2], isBefore: true },
    ],
  },
  bars,
  { kind: 'flows', links: [{ from: { key: '1', name: 'Menu' }, to: { key: '1', name: 'Menu' }, times: 4 }] },
];

test.each(models)('a chart of $kind is drawn as an image with a name, in the colours of the palette', (model) => {
  document.documentElement.style.setProperty('--cf-accent', '#b8441a');
  render(<Chart model={model} label="Chart: Paths" />);
  const image = screen.getByRole('img', { name: 'Chart: Paths' });
  const drawn = image.querySelector('svg')?.outerHTML ?? '';
  expect(drawn).toContain('#b8441a');
  expect(drawn).toContain(model.kind === 'lines' ? 'Range before' : 'Menu');
});

const drawnText = () => screen.getByRole('img').querySelector('svg')?.outerHTML ?? '';

test('a chart is drawn again in the colours of a palette that is chosen later', async () => {
  const { documentElement } = document;
  documentElement.style.setProperty('--cf-accent', '#b8441a');
  render(<Chart model={bars} label="Chart" />);
  documentElement.style.setProperty('--cf-accent', '#0b6a8f');
  act(() => documentElement.setAttribute('data-palette', 'el'));
  await waitFor(() => expect(drawnText()).toContain('#0b6a8f'));
  expect(drawnText()).not.toContain('#b8441a');
});

test('neighbouring series differ in a palette that gives two tokens the same colour', () => {
  const { style } = document.documentElement;
  style.setProperty('--cf-accent', '#0b6a8f');
  style.setProperty('--cf-card-blue', '#0b6a8f');
  style.setProperty('--cf-card-green', '#146c43');
  const series = ['Matched', 'Not matched'].map((name) => ({ name, values: [4] }));
  render(<Chart model={{ ...bars, series }} label="Chart" />);
  expect([drawnText().includes('#0b6a8f'), drawnText().includes('#146c43')]).toEqual([true, true]);
});

test.each([350, 800, 1_200])('no name of a series is drawn over the chart where it is %i pixels wide', (width) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const names = ['Café taking orders', 'Clinic booking appointments', 'Help desk with FAQs', 'Museum guide'];
  const model: ChartModel = {
    kind: 'lines',
    categories: ['19 Nov', '20 Nov'],
    series: names.map((name) => ({ name, values: [100, 300] })),
  };
  render(<Chart model={model} label="Chart" />);
  const texts = [...screen.getByRole('img').querySelectorAll('text')];
  const getTop = (shown: string) => {
    const text = texts.find(({ textContent }) => textContent === shown);
    return Number(/translate\(\S+ (\S+)\)/.exec(text?.getAttribute('transform') ?? '')?.[1]);
  };
  const top = getTop('300');
  for (const name of names) expect(getTop(name)).toBeLessThan(top - 10);
});

test('a chart adapts to the new width of its place', () => {
  const observers: (() => void)[] = [];
  class Observer {
    constructor(callback: () => void) {
      observers.push(callback);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  render(<Chart model={bars} label="Chart" />);
  expect(screen.getByRole('img').querySelector('svg')?.getAttribute('width')).toBe('900');
  width.mockReturnValue(500);
  for (const call of observers) call();
  expect(screen.getByRole('img').querySelector('svg')?.getAttribute('width')).toBe('500');
});
