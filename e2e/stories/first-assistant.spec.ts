import { expect, test } from '../fixtures/test.ts';
import { ChatPage, onServer } from '../pages/chat-page.ts';
import { Editor } from '../pages/editor.ts';
import { ProjectsPage } from '../pages/projects-page.ts';
import { HomePage } from '../pages/portal/home-page.ts';
import { Mailbox } from '../pages/portal/mailbox.ts';
import { SignInPage } from '../pages/portal/sign-in-page.ts';

test('a new person signs up, builds an assistant, publishes it and chats with it (P2.10, P2.11, P2.25, P2.29, P2.22)', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const email = `stranger-${crypto.randomUUID()}@example.test`;

  // A protected page asks to sign in first.
  await page.goto(`${server.site('my')}/`);
  await expect(page).toHaveURL(/\/login$/);
  const signIn = new SignInPage(page);
  await expect(signIn.heading('Welcome to Confab')).toBeVisible();
  await signIn.fillInNewAccount(email);
  await expect(signIn.signUpButton).toBeDisabled();
  await signIn.acceptTerms();
  await signIn.signUpButton.click();
  await expect(signIn.accountCreatedMessage).toBeVisible();
  await expect(signIn.signUpButton).toBeHidden();

  // The link is in the local mailbox.
  const mailbox = new Mailbox(page);
  await mailbox.open(server);
  await page.goto(onServer(server, await mailbox.readLink('Verify my email address')));
  await expect(signIn.accountReadyMessage).toBeVisible();
  expect(page.url()).not.toContain('code=');

  await signIn.followLoginLink();
  await signIn.logIn(email);

  // To Pro without signing in again.
  await new HomePage(page).goToPro();
  const projects = new ProjectsPage(page);
  await expect(projects.heading).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('pro.localhost');
  expect(page.url()).not.toContain('handover');
  await expect(projects.noProjects).toBeVisible();

  await projects.create('Café taking orders', 'My café');
  const editor = new Editor(page);
  await expect(editor.treeItem('Greet')).toBeVisible();
  await expect(editor.card('How can we help?')).toBeVisible();

  // The simulator explains the answer.
  await editor.simulator.start();
  await expect(editor.simulator.message('What can I do for you?')).toBeVisible();
  await editor.simulator.send('opening hours');
  await expect(editor.simulator.message('Anything else?')).toBeVisible();
  await editor.simulator.openDetails();
  await expect(editor.simulator.heard('opening hours')).toBeVisible();
  // The canvas shows a part that can be read; selecting a node brings its card there.
  await editor.select('Explain the options');
  await expect(editor.card('Explain the options')).toHaveCount(1);

  await editor.publishWindow.publish('Live');
  await expect(editor.publishWindow.publishedMessage).toBeVisible();
  const address = onServer(server, await editor.publishWindow.readChatAddress());
  await page.keyboard.press('Escape');

  const visitor = await ChatPage.visit(browser, address);
  await expect(visitor.message('What can I do for you?')).toBeVisible();
  // Only the conversation scrolls: the page is as high as the window.
  const scrollable = () => document.documentElement.scrollHeight - window.innerHeight;
  expect(await visitor.page.evaluate(scrollable)).toBe(0);
  await visitor.send('opening hours');
  await expect(visitor.message(/Mon/).first()).toBeVisible();

  // A later edit changes nothing for visitors until it is published.
  await editor.select('Greet');
  const text = editor.response.displayTexts.first();
  await text.fill('Entirely new words of welcome');
  await editor.save();
  await expect(editor.savedMessage).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Entirely new words of welcome');
  const second = await ChatPage.visit(browser, address);
  await expect(second.message('What can I do for you?')).toBeVisible();
  await expect(second.message('Entirely new words of welcome')).toBeHidden();
  await editor.publishWindow.publish('Live');
  await expect(editor.publishWindow.publishedMessage).toBeVisible();
  const third = await ChatPage.visit(browser, address);
  await expect(third.message('Entirely new words of welcome')).toBeVisible();
});
