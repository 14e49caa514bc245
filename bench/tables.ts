import { buildPages, cpuMs, openBrowser, openPage, serveFolder } from './lib-pages.ts';
import { reportRow } from './harness/report-row.ts';
import { readSize } from './harness/sizes.ts';
import type { TableProbe } from './pages/table-probe.ts';

// A table of 10,000 rows, ten to a page: opening it, adding and moving a row, and typing into one, in Chromium without
// a frame limit, on production builds. The product's table over a whole editing session, beside a plain React table.

const rows = readSize(10_000, 40);
const presses = readSize(20, 2);
const keys = readSize(60, 3);

const pages = [
  { name: 'react-table', script: 'bench/peers/tables/react-table.jsx' },
  { name: 'own-table', script: 'bench/pages/own-table.tsx' },
];
const site = await serveFolder(await buildPages(pages));
const browser = await openBrowser();
process.stdout.write('table          open ms   add row ms   move row ms   key p50 ms   key p95 ms   CPU ms a key\n');
const cpuOfKeys: number[] = [];
for (const { name } of pages) {
  const figures = await measure(name);
  cpuOfKeys.push(figures.at(-1) ?? Number.NaN);
  const widths = [8, 12, 13, 12, 12, 14];
  const line = figures.map((value, place) => value.toFixed(1).padStart(widths[place] ?? 0)).join(' ');
  process.stdout.write(`${name.padEnd(13)} ${line}\n`);
}
await browser.close();
site.close();
const [plain = Number.NaN, own = Number.NaN] = cpuOfKeys;
reportRow({ work: `tables: CPU of a key, ${rows} rows, beside a plain React table`, ratio: own / plain });

async function measure(name: string): Promise<readonly number[]> {
  const { page, devTools } = await openPage(browser, `${site.url}/${name}.html?n=${rows}`);
  await page.waitForFunction(() => 'tableProbe' in window);
  const probe = await page.evaluateHandle((): TableProbe => window.tableProbe);
  const openMs = await probe.evaluate((table) => table.open());
  await probe.evaluate((table) => table.edit());
  await probe.evaluate((table) => table.watchKeys());
  const type = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const seen = await probe.evaluate(({ keys: noted }) => noted.length);
      await devTools.send('Input.insertText', { text: 'x' });
      await page.waitForFunction((before) => window.tableProbe.keys.length > before, seen, { polling: 5 });
    }
  };
  await type(10);
  await probe.evaluate(({ keys: noted }) => void noted.splice(0));
  const before = await cpuMs(devTools);
  await type(keys);
  const cpu = (await cpuMs(devTools)) - before;
  const noted = (await probe.evaluate((table) => table.keys)).sort((a, b) => a - b);
  const moves = await press(probe, 'Move .+ down');
  const additions = await press(probe, 'Add row');
  await page.close();
  return [openMs, median(additions), median(moves), at(noted, 0.5), at(noted, 0.95), cpu / keys];

  async function press(of: typeof probe, pattern: string) {
    const times: number[] = [];
    for (let index = 0; index < presses; index += 1)
      times.push(await of.evaluate((table, wanted) => table.press(wanted), pattern));
    return times;
  }
}

function median(values: readonly number[]) {
  return at(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

function at(sorted: readonly number[], share: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
