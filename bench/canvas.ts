import type { CDPSession, Page } from '@playwright/test';
import { buildPages, cpuMs, openBrowser, openPage, serveFolder } from './lib-pages.ts';
import { reportRow } from './harness/report-row.ts';
import { isSmoke, readSize } from './harness/sizes.ts';
import type { CanvasProbe } from './pages/canvas-probe.ts';

// A canvas of 2,000 nodes and 2,950 connections: panning, zooming and dragging one card with the mouse, in Chromium
// without a frame limit, on production builds. The floor is React Flow with plain boxes. The longest task is that of a
// trace of the same movement.

const nodeCount = readSize(2_000, 60);
const steps = readSize(120, 6);
/** A frame that the screen shows late: the next one after the first is at 33 ms, and timers are not exact. */
const lateMs = 25;
const pages = [
  { name: 'bare-canvas', script: 'bench/pages/bare-canvas.tsx' },
  { name: 'own-canvas', script: 'bench/pages/own-canvas.tsx' },
];
const movements = { pan, zoom, drag };
type Movement = keyof typeof movements;

interface Figures {
  readonly p50: number;
  readonly p95: number;
  /** Frames longer than `lateMs`. */
  readonly late: number;
  readonly frames: number;
  readonly longestTask: number;
  readonly cpuPerStep: number;
}

const site = await serveFolder(await buildPages(pages));
const browser = await openBrowser();
const figures = new Map<string, Figures>();
process.stdout.write(
  'canvas          open ms   movement   frames   p50 ms   p95 ms   over 25 ms   longest task ms   CPU ms a step\n',
);
for (const { name } of pages) {
  const { page, devTools } = await openPage(browser, `${site.url}/${name}.html?n=${nodeCount}`);
  await page.waitForFunction(() => 'canvasProbe' in window);
  const openMs = await page.evaluate((): Promise<number> => (window.canvasProbe satisfies CanvasProbe).open());
  // The connections are routed after the first paint.
  await page.waitForTimeout(isSmoke ? 500 : 6_000);
  for (const movement of Object.keys(movements) as Movement[]) {
    const one = await measure(page, devTools, movements[movement]);
    figures.set(`${name} ${movement}`, one);
    const { frames, p50, p95, late, longestTask, cpuPerStep } = one;
    const columns = [frames, p50.toFixed(1), p95.toFixed(1), late, longestTask.toFixed(0), cpuPerStep.toFixed(2)];
    const line = columns.map((value, at) => String(value).padStart([8, 8, 8, 14, 17, 15][at] ?? 0)).join(' ');
    process.stdout.write(`${name.padEnd(15)} ${openMs.toFixed(0).padStart(7)}   ${movement.padEnd(8)} ${line}\n`);
  }
  await page.close();
}
await browser.close();
site.close();

for (const movement of Object.keys(movements)) {
  const [own, floor] = [figures.get(`own-canvas ${movement}`), figures.get(`bare-canvas ${movement}`)];
  if (own && floor) {
    const ratio = own.cpuPerStep / floor.cpuPerStep;
    reportRow({ work: `canvas: CPU of a step, ${movement}, beside plain boxes`, ratio, atMost: 3 });
    process.stdout.write(
      `${`${movement}: CPU of a step beside plain boxes`.padEnd(44)} ${ratio.toFixed(2)} x (goal 3.00 x)\n`,
    );
  }
}

async function measure(page: Page, devTools: CDPSession, move: (page: Page) => Promise<void>): Promise<Figures> {
  const tasks: number[] = [];
  const collect = ({ value }: { value: readonly object[] }) => {
    for (const event of value)
      if ('name' in event && 'dur' in event && event.name === 'RunTask') tasks.push(Number(event.dur) / 1_000);
  };
  devTools.on('Tracing.dataCollected', collect as never);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel'] },
  });
  await page.evaluate(() => window.frameMs.splice(0));
  const before = await cpuMs(devTools);
  await move(page);
  const cpu = (await cpuMs(devTools)) - before;
  const frames = (await page.evaluate(() => window.frameMs.slice(1))).toSorted((one, other) => one - other);
  const isComplete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await isComplete;
  devTools.off('Tracing.dataCollected', collect as never);
  const at = (share: number) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? Number.NaN;
  return {
    p50: at(0.5),
    p95: at(0.95),
    late: frames.filter((ms) => ms > lateMs).length,
    frames: frames.length,
    longestTask: Math.max(0, ...tasks),
    cpuPerStep: cpu / steps,
  };
}

async function pan(page: Page) {
  await page.mouse.move(620, 790);
  await page.mouse.down();
  for (let step = 0; step < steps; step += 1) await page.mouse.move(620 - step * 4, 790 - step * 3);
  await page.mouse.up();
}

async function zoom(page: Page) {
  await page.mouse.move(640, 400);
  for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, step % 40 < 20 ? 40 : -40);
}

async function drag(page: Page) {
  const card = page.locator('.react-flow__node').first();
  const box = await card.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < steps; step += 1) await page.mouse.move(x + step * 2, y + step * 2);
  await page.mouse.up();
}
