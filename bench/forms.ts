import type { Browser } from '@playwright/test';
import { buildPages, cpuMs, openBrowser, openPage, serveFolder } from './lib-pages.ts';
import { ensurePeers } from './lib-peers.ts';
import type { PageProbe } from './pages/page-probe.ts';

// Opening a form of many inputs and typing into one of them, in Chromium, on production builds: the product's form
// over a whole editing session, beside a plain controlled React form, react-hook-form and RJSF. The floor is two dozen plain
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
const keys = 60;
const warmUp = 10;

ensurePeers();
const folder = await buildPages([
  { name: 'own-form', script: 'bench/pages/own-form.tsx' },
  { name: 'bare-window', script: 'bench/pages/bare-window.ts' },
  { name: 'react-form', script: 'bench/peers/forms/react-form.jsx' },
  { name: 'hook-form', script: 'bench/peers/forms/hook-form.jsx' },
  { name: 'schema-form', script: 'bench/peers/forms/schema-form.jsx' },
]);
const site = await serveFolder(folder);
const browser = await openBrowser();

const forms: Form[] = [1_000, 5_000].flatMap((count) => [
  { name: floor, page: 'bare-window.html?', count },
  { name: 'plain React, controlled', page: 'react-form.html?', count },
  { name: 'react-hook-form', page: 'hook-form.html?', count },
  { name: 'RJSF', page: 'schema-form.html?', count },
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
const say = (name: string, value: number, goal: string) =>
  process.stdout.write(`${name.padEnd(64)} ${value.toFixed(2)} x (goal ${goal})\n`);
say('CPU a key beside react-hook-form, 1,000 inputs', cpuOf('confab 1000') / cpuOf('react-hook-form 1000'), '0.40 x');
say('CPU a key beside RJSF, 1,000 inputs', cpuOf('confab 1000') / cpuOf('RJSF 1000'), '0.12 x');
say('CPU a key beside the floor, 1,000 inputs', cpuOf('confab 1000') / cpuOf(`${floor} 1000`), '–');
const p95 = (count: number) => measured.get(`confab ${count}`)?.p95 ?? Number.NaN;
say('p95 at 5,000 inputs beside 1,000', p95(5_000) / p95(1_000), '1.20 x');

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
