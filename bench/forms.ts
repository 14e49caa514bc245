import type { Browser } from '@playwright/test';
import { buildPages, cpuMs, openBrowser, openPage, serveFolder } from './lib-pages.ts';
import { reportRow } from './harness/report-row.ts';
import { isSmoke, readSize } from './harness/sizes.ts';
import { ensurePeers } from './lib-peers.ts';
import type { PageProbe } from './pages/page-probe.ts';

// Opening a form of many inputs and typing into one of them, in Chromium, on production builds: the product's form over
// a whole editing session, beside a plain controlled React form, react-hook-form and RJSF. The floor is two dozen plain
// inputs without logic: a key costs only the work of Chromium and the driver.

interface Form {
  readonly name: string;
  readonly page: string;
  readonly count: number;
}

interface Figures {
  readonly openMs: number;
  readonly p50: number;
  readonly p95: number;
  readonly cpuPerKey: number;
}

const floor = 'floor: one window of bare inputs';
const keys = readSize(60, 3);
const warmUp = readSize(10, 1);
const counts = isSmoke ? [40] : [1_000, 5_000];

const hasPeers = ensurePeers();
const peerPages = [
  { name: 'hook-form', script: 'bench/peers/forms/hook-form.jsx' },
  { name: 'schema-form', script: 'bench/peers/forms/schema-form.jsx' },
];
const folder = await buildPages([
  { name: 'own-form', script: 'bench/pages/own-form.tsx' },
  { name: 'bare-window', script: 'bench/pages/bare-window.ts' },
  { name: 'react-form', script: 'bench/peers/forms/react-form.jsx' },
  ...(hasPeers ? peerPages : []),
]);
const site = await serveFolder(folder);
const browser = await openBrowser();

const forms: Form[] = counts.flatMap((count) => [
  { name: floor, page: 'bare-window.html?', count },
  { name: 'plain React, controlled', page: 'react-form.html?', count },
  ...(hasPeers
    ? [
        { name: 'react-hook-form', page: 'hook-form.html?', count },
        { name: 'RJSF', page: 'schema-form.html?', count },
      ]
    : []),
  { name: 'confab', page: 'own-form.html?', count },
  { name: 'confab, a colleague edits 20 times a second', page: 'own-form.html?live=1&', count },
]);
const header = `${'form'.padEnd(46)} inputs   open ms   p50 ms   p95 ms   CPU ms a key\n`;
process.stdout.write(header);
const measured = new Map<string, Figures>();
for (const form of forms) {
  const figures = await measure(browser, form);
  measured.set(`${form.name} ${form.count}`, figures);
  const columns = [form.count, figures.openMs, figures.p50, figures.p95, figures.cpuPerKey];
  const widths = [6, 9, 8, 8, 14];
  const line = columns.map((value, place) => value.toFixed(place === 0 ? 0 : 1).padStart(widths[place] ?? 0)).join(' ');
  process.stdout.write(`${form.name.padEnd(46)} ${line}\n`);
}
await browser.close();
site.close();

const cpuOf = (name: string) => measured.get(name)?.cpuPerKey ?? Number.NaN;
function showRatio(name: string, ratio: number, atMost?: number) {
  const goal = atMost === undefined ? '–' : `${atMost.toFixed(2)} x`;
  process.stdout.write(`${name.padEnd(64)} ${ratio.toFixed(2)} x (goal ${goal})\n`);
  reportRow({ work: `forms: ${name}`, ratio, ...(atMost === undefined ? {} : { atMost }) });
}
const [few = 0, many = few] = counts;
const cpuBeside = (peer: string) => cpuOf(`confab ${few}`) / cpuOf(`${peer} ${few}`);
showRatio(`CPU a key beside react-hook-form, ${few} inputs`, cpuBeside('react-hook-form'), 0.4);
showRatio(`CPU a key beside RJSF, ${few} inputs`, cpuBeside('RJSF'), 0.12);
showRatio(`CPU a key beside the floor, ${few} inputs`, cpuBeside(floor));
const p95 = (count: number) => measured.get(`confab ${count}`)?.p95 ?? Number.NaN;
showRatio(`p95 at ${many} inputs beside ${few}`, p95(many) / p95(few), 1.2);

async function measure(inBrowser: Browser, { page: path, count }: Form): Promise<Figures> {
  const { page, devTools } = await openPage(inBrowser, `${site.url}/${path}n=${count}`);
  await page.waitForFunction(() => 'probe' in window);
  const probe = await page.evaluateHandle((): PageProbe => window.probe);
  const openMs = await probe.evaluate((pageProbe) => pageProbe.open());
  // The middle of the form, because forms may render distant inputs differently.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await page.waitForFunction(() => {
    const shown = [...document.querySelectorAll<HTMLInputElement>('input')].find((input) => {
      const { top, bottom } = input.getBoundingClientRect();
      return top > 100 && bottom < innerHeight - 100;
    });
    shown?.focus();
    return shown !== undefined;
  });
  await probe.evaluate((pageProbe) => pageProbe.watchKeys());
  const type = async (count_: number) => {
    for (let index = 0; index < count_; index += 1) {
      const seen = await probe.evaluate(({ keys: seenKeys }) => seenKeys.length);
      await devTools.send('Input.insertText', { text: 'x' });
      await page.waitForFunction((before) => window.probe.keys.length > before, seen, { polling: 5 });
    }
  };
  await type(warmUp);
  await probe.evaluate(({ keys: seenKeys }) => void seenKeys.splice(0));
  const before = await cpuMs(devTools);
  await type(keys);
  const cpu = (await cpuMs(devTools)) - before;
  const sorted = (await probe.evaluate(({ keys: seenKeys }) => seenKeys)).sort((a, b) => a - b);
  const typed = await page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '',
  );
  if (!typed.endsWith('x'.repeat(keys))) throw new Error(`${path}: what was typed is not in the input`);
  await page.close();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { openMs, p50: at(0.5), p95: at(0.95), cpuPerKey: cpu / keys };
}
