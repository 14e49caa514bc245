import { createServer, request as askServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { createVerifiedPerson } from '../../fixtures/api.ts';
import { createGradient, LibraryFixture } from '../../fixtures/library.ts';
import { waitUntilLoaded, watchRequests } from '../../fixtures/loaded-page.ts';
import { startServer, type ServerProcess } from '../../fixtures/server-process.ts';
import { openSignedIn, test } from '../../fixtures/test.ts';
import { CommandPalette } from '../../pages/command-palette.ts';
import { LibraryPage } from '../../pages/library-page.ts';

// Uploaded files on a host of their own (USER_CONTENT_URL): 127.0.0.1 is another site for browsers than localhost.

interface Passed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** A proxy of the host of files, as an operator has one: it leads to the server. */
async function startFileHost(getPort: () => number) {
  const passed: Passed[] = [];
  const proxy = createServer((asked, answer) => {
    passed.push({ path: asked.url ?? '', headers: asked.headers });
    const options = { port: getPort(), path: asked.url, method: asked.method, headers: asked.headers };
    asked.pipe(
      askServer(options, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      }),
    );
  });
  return { proxy, passed, url: await listen(proxy) };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Tries the attacks of a hostile page, and returns what they reached. */
const attack = `
  const reached = [];
  const attempt = (name, work) => { try { if (work() !== undefined) reached.push(name); } catch {} };
  attempt('parent', () => parent.document);
  attempt('opener', () => opener?.document);
  attempt('storage', () => localStorage.userToken);
  attempt('cookies', () => document.cookie || undefined);
  attempt('window', () => window.open('/hostile-window') ?? undefined);
  attempt('navigation', () => { top.location = '/hostile-page'; });
  try { fetch('/api/GetMyTeams?hostile', { credentials: 'include' }); } catch {}
  try { new WebSocket('ws://' + location.host + '/hub?hostile'); } catch {}
  try { document.forms[0].submit(); } catch {}
  document.title = 'ran ' + reached.join(' ');`;
const hostilePage = `<!doctype html><title>quiet</title><h1>Menu</h1>
  <form action="/api/hostile-form" method="post"></form><script>${attack}</script>`;

/** Opens an address as a document although it is a download, like a browser that ignores this. */
async function openAsDocument(page: Page, url: string, type: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const { 'content-disposition': _disposition, ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, 'content-type': type } });
  });
  await page.goto(url);
}

async function withFileHost(
  work: (given: { server: ServerProcess; fileHost: string; passed: readonly Passed[] }) => Promise<void>,
) {
  let server: ServerProcess | undefined;
  const { proxy, passed, url } = await startFileHost(() => server?.port ?? 0);
  try {
    server = await startServer({ env: { USER_CONTENT_URL: url } });
    await work({ server, fileHost: url, passed });
  } finally {
    await server?.dispose();
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  }
}

test('uploaded files are on a separate site, which gets no secrets, and run nothing there (PRE-1)', async ({
  browser,
}) => {
  await withFileHost(async ({ server, fileHost, passed }) => {
    const person = await createVerifiedPerson(server, 'own-origin@example.test');
    const library = await LibraryFixture.of(server, person);
    await library.addFile('photo.png', createGradient([246, 110, 65], [31, 95, 168]));
    const documents = [
      ['menu.html', hostilePage],
      ['notes.txt', hostilePage],
      ['run.js', attack],
    ] as const;
    for (const [name, content] of documents) await library.addFile(name, content);

    const page = await openSignedIn(browser, server, person, 'pro', '/library');
    const { hostname } = new URL(server.site('pro'));
    await page.context().addCookies([{ name: 'secret', value: 'of-the-site', domain: hostname, path: '/' }]);
    const libraryPage = new LibraryPage(page);
    await libraryPage.row('photo.png').click();
    const picture = libraryPage.preview('photo.png');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(new URL((await picture.getAttribute('src')) ?? '').origin).toBe(fileHost);
    await expect.poll(() => passed.length).toBeGreaterThan(0);
    for (const { headers } of passed)
      expect([headers.cookie, headers['client-token'], headers.referer]).toEqual([undefined, undefined, undefined]);

    // Nothing else of the server answers on that host.
    for (const path of ['/', '/library', '/api/GetMyTeams', '/readyz', '/assets/x.js', '/channels/chat/x/live'])
      expect((await fetch(fileHost + path)).status, path).toBe(404);

    const complaints: string[] = [];
    for (const [name] of documents) {
      const [file] = (await library.listFiles()).filter((found) => found.name === name);
      const source = new URL((await picture.getAttribute('src')) ?? '');
      const ticket = source.searchParams.get('ticket');
      const url = `${fileHost}/media/${file?.id}?ticket=${encodeURIComponent(ticket ?? '')}`;
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
        'cross-origin-resource-policy': 'cross-origin',
      });
      const opened = await page.context().newPage();
      opened.on('console', (message) => complaints.push(message.text()));
      await openAsDocument(opened, url, 'text/html');
      // The browser applies the policy as intended: the file has another origin, and no script runs.
      expect(await opened.evaluate(() => self.origin)).toBe('null');
      expect(await opened.title()).not.toContain('ran');
      expect(opened.url()).toBe(url);
      await opened.close();
    }
    expect(complaints.filter((text) => /invalid|unrecognized|ignored/i.test(text))).toEqual([]);
    expect(passed.filter(({ path }) => path.includes('hostile'))).toEqual([]);

    // A page of another site may not frame a file.
    const stranger = createServer((_asked, answer) => {
      const src = picture.getAttribute('src');
      void src.then((address) =>
        answer
          .writeHead(200, { 'content-type': 'text/html' })
          .end(`<iframe src="${address?.replaceAll('&', '&amp;')}">`),
      );
    });
    const strangerUrl = await listen(stranger);
    const framing = await page.context().newPage();
    const refusal = framing.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await framing.goto(strangerUrl);
    await refusal;
    await page.context().close();
    stranger.closeAllConnections();
    await new Promise((resolve) => stranger.close(resolve));
  });
});

test('a preview of a hostile page reaches neither the page around it nor the server (PRE-2)', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const library = await LibraryFixture.of(server, person);
  await library.addFile('menu.html', hostilePage);
  const page = await openAs(person, 'pro', '/library');
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  page.context().on('page', (opened) => asked.push(`hostile window ${opened.url()}`));
  page.on('websocket', (socket) => asked.push(socket.url()));
  const libraryPage = new LibraryPage(page);
  await libraryPage.row('menu.html').click();
  const preview = libraryPage.pagePreview('menu.html');
  await expect(preview).toHaveAttribute('sandbox', '');
  await expect(libraryPage.previewedHeading('menu.html')).toHaveText('Menu');
  const frame = await (await preview.elementHandle())?.contentFrame();
  // The driver itself may look into the frame; its scripts may not run, and its origin is none.
  expect(await frame?.evaluate(() => [self.origin, document.title])).toEqual(['null', 'quiet']);
  const answer = await page.request.get(`http://127.0.0.1:${server.port}/api/GetMyTeams`, {
    headers: { origin: 'null' },
  });
  expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
  // What the frame had sent would have been sent before this request, which is answered.
  await page.evaluate(() => fetch('/readyz').then((response) => response.text()));
  expect(asked.filter((url) => url.includes('hostile'))).toEqual([]);
  expect(page.url()).toContain('/library');
});

test('the sites ignore a thousand messages of any shape from another window (PRE-4)', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const library = await LibraryFixture.of(server, person);
  await library.addFile('first.txt', 'First');
  const page = await openAs(person, 'pro', '/library');
  const row = new LibraryPage(page).row('first.txt');
  await row.waitFor();
  // The command palette is loaded a second after the page, which is no effect of a message.
  watchRequests(page);
  const palette = new CommandPalette(page);
  await palette.open();
  await palette.close();
  await waitUntilLoaded(page);
  const effects: string[] = [];
  page.on('pageerror', (error) => effects.push(error.message));
  page.on('request', (request) => effects.push(request.url()));
  page.on('framenavigated', (frame) => effects.push(frame.url()));
  await page.evaluate(() => {
    const counted = Object.assign(window, { received: 0 });
    addEventListener('message', () => (counted.received += 1));
    document.body.append(document.createElement('iframe'));
  });
  // Run inside the frame, so that it is the source of each message.
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => {
      const words = [
        'confab',
        'type',
        'action',
        'say',
        'recalled',
        'memory',
        'token',
        'userToken',
        'path',
        '__proto__',
      ];
      const values = [null, 0, '', 'say', 'recalled', '/signout', [], {}, { token: 'x' }, 'x'.repeat(10_000)];
      for (let count = 0; count < 1_000; count += 1) {
        const [word, value] = [words[count % 10] ?? '', values[Math.floor(count / 10) % 10]];
        const shapes = [{ confab: value, [word]: value }, { [word]: value }, value];
        parent.postMessage(shapes[count % 3], '*');
      }
    });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'received'))).toBe(1_000);
  expect(effects.filter((effect) => !effect.startsWith('about:'))).toEqual([]);
  expect(page.url()).toContain('/library');
  await expect(row).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBe(person.token);
});
