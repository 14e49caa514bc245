import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { createProject, publishProject, saveProject } from '../../fixtures/project.ts';
import { expect, test } from '../../fixtures/test.ts';
import { EmbeddedChat } from '../../pages/embedded-chat.ts';
import type { ServerProcess } from '../../fixtures/server-process.ts';

const hosts: Server[] = [];
test.afterAll(() => hosts.forEach((host) => host.close()));

/** Serves a page on another origin, with a content policy that allows only what the embed script needs. */
async function openHostPage(server: ServerProcess, settings: string, more = ''): Promise<string> {
  const assistant = `http://chat.localhost:${server.port}`;
  const policy = `default-src 'none'; script-src ${assistant}; frame-src ${assistant}; require-trusted-types-for 'script'`;
  const host = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    response.end(`<!doctype html><html lang="en"><head><title>Harbour shop</title></head><body><main><h1>Harbour shop</h1>
      <p><a href="/">Our menu</a></p>${more}</main>
      <script src="${assistant}/channels/chat/embed.js" ${settings} async></script></body></html>`);
  });
  hosts.push(host);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  // A server that listens has an address with a port.
  return `http://shop.localhost:${(host.address() as AddressInfo).port}/`;
}

/** Collects the policy violations that the browser reports. */
function collectPolicyViolations(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text())) found.push(message.text());
  });
  return found;
}

test('a published assistant embedded in another site can be used by keyboard and continues after a reload (CHAT-4)', async ({
  browser,
  server,
  createPerson,
}) => {
  const person = await createPerson();
  const cafe = await createProject(server, person, 'Café', 'harbour-cafe');
  await publishProject(server, person, cafe);
  const page = await (await browser.newContext()).newPage();
  const refused = collectPolicyViolations(page);
  await page.goto(
    await openHostPage(server, `data-project="${cafe.projectId}" data-title="Harbour help" data-color="#ffd400"`),
  );

  const chat = new EmbeddedChat(page);
  await expect(chat.launcher).toHaveAccessibleName('Open the chat: Harbour help');
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
  await expect(chat.frameElement).toHaveCount(0);
  await page.getByRole('link', { name: 'Our menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(chat.launcher).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(chat.frameElement).toHaveAttribute('title', 'Harbour help');
  await expect(chat.message('What can I do for you?')).toBeVisible();
  await expect(chat.heading('Harbour help')).toBeVisible();
  await expect(chat.input).toBeFocused();
  await page.keyboard.type('opening hours');
  await page.keyboard.press('Enter');
  await expect(chat.message(/Mon/).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${String(nodes[0]?.target)}`)).toEqual([]);

  // The host page receives the turns, but not the session id of the conversation.
  const said = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { confab } = window as unknown as {
          confab: { on: (name: string, handler: (turn: unknown) => void) => void; say: (text: string) => void };
        };
        confab.on('turn', (turn) => resolve(JSON.stringify(turn)));
        confab.say('menu');
      }),
  );
  expect(said).toContain('"said":"menu"');
  expect(said).not.toContain('sessionId');

  await page.reload();
  await expect(chat.message('opening hours', { exact: true })).toBeVisible();
  await chat.input.press('Escape');
  await expect(chat.frameElement).toBeHidden();
  await page.reload();
  await expect(chat.launcher).toBeVisible();
  await expect(chat.frameElement).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('a site that the author does not allow shows a link to the chat page instead of the chat (CHAT-4)', async ({
  browser,
  server,
  createPerson,
}) => {
  const person = await createPerson();
  const project = await createProject(server, person, 'Members only');
  await saveProject(server, person, project, { AllowedOrigins: 'https://members.example' });
  await publishProject(server, person, project);
  const page = await (await browser.newContext()).newPage();
  await page.goto(await openHostPage(server, `data-project="${project.projectId}" data-open="true"`));
  const chat = new EmbeddedChat(page);
  await expect(chat.newTabLink).toBeVisible();
  await expect(chat.input).toHaveCount(0);
});
