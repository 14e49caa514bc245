import type { Request } from '@playwright/test';
import { call, requireSuccess } from '../../fixtures/api.ts';
import { createGradient, LibraryFixture } from '../../fixtures/library.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LibraryPage } from '../../pages/library-page.ts';

/** Any part of the attack that runs sets `hostile` in the page, or sends a request whose path has that word. */
const attack = `
  try { top.hostile = parent.hostile = 1; } catch {}
  try { new Image().src = '/hostile-' + top.localStorage.userToken; } catch {}
  try { fetch('/api/GetMyTeams?hostile', { credentials: 'include' }); } catch {}
  try { window.open('/hostile-window'); } catch {}
  try { top.location = '/hostile-page'; } catch {}
  try { alert('hostile'); } catch {}`;
const hostilePage = `<!doctype html><title>Menu</title><meta http-equiv="refresh" content="0;url=/hostile-refresh">
  <base href="/hostile-base/"><link rel="stylesheet" href="/hostile.css"><h1>Menu</h1>
  <img src="x" onerror="${attack.replaceAll('"', '&quot;')}"><svg onload="top.hostile = 1"></svg>
  <iframe src="/hostile-frame"></iframe><iframe srcdoc="<script>top.hostile = 1</script>"></iframe>
  <form action="/api/hostile-form" method="post"><button>Order</button></form>
  <a href="javascript:top.hostile = 1">Link</a><details open ontoggle="top.hostile = 1"></details>
  <script>${attack}</script>`;

const picture = createGradient([246, 110, 65], [31, 95, 168]);
const refused = [
  { name: 'page.png', content: hostilePage },
  { name: 'both.gif', content: 'GIF89a/*\0\0\0*/=1;top.hostile=1//' },
  { name: 'drawing.svg', content: '<svg xmlns="http://www.w3.org/2000/svg" onload="top.hostile = 1"/>' },
  { name: 'shell.php', content: '<?php system("id");' },
  { name: 'picture.png.html', content: hostilePage },
  { name: 'program.txt', content: new Uint8Array([0x4d, 0x5a, 0x90, 0]) },
  { name: 'cut.png', content: picture.subarray(0, picture.length / 2) },
  { name: 'gnp.\u202Etxt', content: 'x' },
  { name: 'CON.txt', content: 'x' },
  { name: '%2e%2e%2fx.txt', content: 'x' },
] as const;

test('hostile files are refused with a reason, or do nothing wherever they are opened (UPL-1, UPL-4, UPL-6, PRE-1, PRE-2, PRE-3)', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const stored = await LibraryFixture.of(server, person);
  await stored.addFile('first.txt', 'First');
  const page = await openAs(person, 'pro', '/library');
  const library = new LibraryPage(page);
  await library.row('first.txt').waitFor();
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('page', (opened) => effects.push(opened.url()));
  // The browser reports requests that its policy stops, too; those are never sent.
  const onRequest = (request: Request) => {
    if (request.url().includes('hostile') && request.failure()?.errorText !== 'csp') effects.push(request.url());
  };
  page.context().on('requestfinished', onRequest).on('requestfailed', onRequest);

  await library.dropFiles(refused);
  await expect(library.uploadSummary).toHaveText(`Uploaded 0, ${refused.length} not uploaded`);
  expect(await stored.listNames()).toEqual(['first.txt']);
  await library.closeUploads();

  // Pages and scripts are kinds that a library has: they are stored, and never run.
  const [pageId, scriptId] = [await stored.addFile('menu.html', hostilePage), await stored.addFile('run.js', attack)];
  await library.pressTool('Refresh');
  await library.row('menu.html').click();
  await expect(library.previewedHeading('menu.html')).toHaveText('Menu');
  await library.edit('Visual Edit');
  await expect(library.editedPage.getByRole('heading')).toHaveText('Menu');
  await library.editedPage.getByRole('link').click();
  await library.cancelHtmlEdit();
  await expect(library.htmlEditor).toBeHidden();

  // Opened by their addresses they are downloads; as a frame or script of the site they are refused.
  const body = { TeamId: stored.teamId, Scope: 'read' };
  const ticket = await requireSuccess(call(server, 'POST', 'CreateAssetTicket', { token: person.token, body }));
  const { AudioAddress } = ticket.ResponseObject as { readonly AudioAddress: string };
  const getAddress = (id: string) =>
    new URL(AudioAddress.replace('{assetId}', id).replace('{audioFormat}', 'original'), server.site('pro')).href;
  for (const id of [pageId, scriptId]) {
    const { pathname, search } = new URL(getAddress(id));
    const response = await fetch(`http://127.0.0.1:${server.port}${pathname}${search}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });
    await Promise.all([page.waitForEvent('download'), page.evaluate((href) => location.assign(href), getAddress(id))]);
  }
  await expect(
    page.evaluate((src) => Object.assign(document.createElement('script'), { src }), getAddress(scriptId)),
  ).rejects.toThrow(/TrustedScriptURL/);
  const isForPage = (request: Request) => request.url() === getAddress(pageId);
  await Promise.all([
    Promise.race([
      page.waitForEvent('requestfailed', isForPage),
      page.waitForEvent('requestfinished', isForPage),
      page.waitForEvent('download'),
    ]),
    page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
      getAddress(pageId),
    ),
  ]);
  // What the frame or an earlier step had sent would have been sent before this request, which is answered.
  await page.evaluate(() => fetch('/readyz').then((answer) => answer.text()));

  expect(page.url()).toContain('/library');
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
  expect(effects).toEqual([]);
});
