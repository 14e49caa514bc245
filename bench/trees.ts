import { buildPages, cpuMs, openBrowser, openPage, serveFolder } from './lib-pages.ts';
import { reportRow } from './harness/report-row.ts';
import { readSize } from './harness/sizes.ts';
import { ensurePeers } from './lib-peers.ts';
import type { TreeProbe } from './pages/tree-probe.ts';

// A tree of 51,000 items: opening all of it and scrolling, in Chromium without a frame limit, on production builds. The
// product's own project tree over a whole editing session, beside antd's and react-arborist's.

const steps = readSize(240, 4);
const rounds = readSize(5, 1);
const workflowCount = readSize(1_000, 40);

const hasPeers = ensurePeers();
const pages = [
  ...(hasPeers
    ? [
        { name: 'antd-tree', script: 'bench/peers/trees/antd-tree.jsx' },
        { name: 'arborist-tree', script: 'bench/peers/trees/arborist-tree.jsx' },
      ]
    : []),
  { name: 'own-tree', script: 'bench/pages/own-tree.tsx' },
];
const site = await serveFolder(await buildPages(pages));
const browser = await openBrowser();

process.stdout.write(
  'tree             open ms   expand all ms   frame p50 ms   p95 ms   over 16.7 ms   CPU ms a frame\n',
);
const figures = new Map<string, Figures>();
for (const { name } of pages) {
  const one = await measure(name);
  figures.set(name, one);
  const columns = [one.openMs, one.expandMs, one.p50, one.p95, one.late, one.cpuPerFrame];
  const widths = [7, 15, 14, 8, 14, 16];
  const line = columns.map((value, place) => value.toFixed(place === 4 ? 0 : 1).padStart(widths[place] ?? 0)).join(' ');
  process.stdout.write(`${name.padEnd(16)} ${line}\n`);
}
await browser.close();
site.close();

const of = (name: string) => figures.get(name) ?? { expandMs: Number.NaN, p50: Number.NaN };
function showRatio(name: string, ratio: number, atMost: number) {
  process.stdout.write(`${name.padEnd(44)} ${ratio.toFixed(2)} x (goal ${atMost.toFixed(2)} x)\n`);
  reportRow({ work: `trees: ${name}`, ratio, atMost });
}
showRatio("expanding all beside antd's", of('own-tree').expandMs / of('antd-tree').expandMs, 0.4);
showRatio("a frame of scrolling beside react-arborist's", of('own-tree').p50 / of('arborist-tree').p50, 0.8);

interface Figures {
  readonly openMs: number;
  readonly expandMs: number;
  readonly p50: number;
  readonly p95: number;
  /** Frames that took longer than one frame at 60 Hz. */
  readonly late: number;
  readonly cpuPerFrame: number;
}

async function measure(name: string): Promise<Figures> {
  const { page, devTools } = await openPage(browser, `${site.url}/${name}.html?n=${workflowCount}`);
  await page.waitForFunction(() => 'treeProbe' in window);
  const probe = await page.evaluateHandle((): TreeProbe => window.treeProbe);
  const openMs = await probe.evaluate((tree) => tree.open());
  await probe.evaluate((tree) => tree.close());
  const expandMs = await probe.evaluate((tree) => tree.expandAll());
  // The first frames build what later ones use again.
  await probe.evaluate((tree) => tree.scroll(20));
  const frames: number[] = [];
  const before = await cpuMs(devTools);
  for (let round = 0; round < rounds; round += 1)
    frames.push(...(await probe.evaluate((tree, count) => tree.scroll(count), steps)));
  const cpu = (await cpuMs(devTools)) - before;
  await page.close();
  const sorted = frames.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    openMs,
    expandMs,
    p50: at(0.5),
    p95: at(0.95),
    late: sorted.filter((ms) => ms > 16.7).length,
    cpuPerFrame: cpu / frames.length,
  };
}
