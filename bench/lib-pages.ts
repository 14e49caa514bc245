import { createReadStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { build, loadConfigFromFile } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const made = join(root, 'node_modules/.cache/confab/bench-pages');

/** A page of a benchmark: the path of its script, relative to the project's root. */
export interface BenchPage {
  readonly name: string;
  readonly script: string;
}

/** Build steps of the product that benchmark pages do not need. */
const afterwards = ['packed-assets', 'embed-script'];

/** Builds pages for production with the build settings of the product. @returns their folder. */
export async function buildPages(pages: readonly BenchPage[]): Promise<string> {
  rmSync(made, { recursive: true, force: true });
  mkdirSync(join(made, 'src'), { recursive: true });
  const input: Record<string, string> = {};
  for (const { name, script } of pages) {
    const file = join(made, 'src', `${name}.html`);
    const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>';
    writeFileSync(file, `${head}<div id="root"></div><script type="module" src="${join(root, script)}"></script>`);
    input[name] = file;
  }
  const product = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'apps/web/vite.config.ts'),
  );
  const plugins = (product?.config.plugins ?? []).filter((plugin) => !afterwards.some((name) => isNamed(plugin, name)));
  await build({
    configFile: false,
    root: join(made, 'src'),
    logLevel: 'error',
    plugins,
    resolve: { ...product?.config.resolve, dedupe: ['react', 'react-dom'] },
    server: { fs: { allow: [root] } },
    build: { target: 'es2022', outDir: join(made, 'dist'), emptyOutDir: true, rolldownOptions: { input } },
  });
  return join(made, 'dist');
}

function isNamed(plugin: unknown, name: string) {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** Serves a folder on a free port of this machine. */
export async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Starts Chromium without a frame limit, so that work is measured and not the wait for the next frame. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
    ],
  });
}

/** Milliseconds of main-thread work since the page was opened. */
export async function cpuMs(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Opens a page with the performance counters of its main thread enabled. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; devTools: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  // A page that failed never becomes ready: no code awaits this event, so the error ends the process.
  page.on('pageerror', (error) => {
    throw new Error(`${url} failed.`, { cause: error });
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  return { page, devTools };
}
