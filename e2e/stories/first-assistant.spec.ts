import { Editor } from '../pages/editor.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

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
  await expect(page.getByRole('heading', { name: 'Welcome to Confab' })).toBeVisible();
  const signIn = new SignInPage(page);
  await signIn.fillInNewAccount(email);
  await expect(signIn.signUpButton).toBeDisabled();
  await signIn.acceptTerms();
  await signIn.signUpButton.click();
  await expect(signIn.accountCreatedMessage).toBeVisible();
  await expect(signIn.signUpButton).toBeHidden();

  // The link is in the local mailbox.
  await page.goto(`http://localhost:${server.port}/dev/mailbox`);
  const mail = page.frameLocator('iframe').first();
  const link = await mail.getByRole('link', { name: 'Verify my email address' }).getAttribute('href');
  await page.goto(link?.replace(/:\d+\//, `:${server.port}/`) ?? '');
  await expect(page.getByText('Your Confab account is ready.')).toBeVisible();
  expect(page.url()).not.toContain('code=');

  await page.getByRole('link', { name: 'Login' }).click();
  await signIn.logIn(email);

  // To Pro without signing in again.
  await page
    .getByRole('button', { name: 'Go to Pro' })
    .or(page.getByRole('link', { name: 'Go to Pro' }))
    .click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('pro.localhost');
  expect(page.url()).not.toContain('handover');
  await expect(page.getByText('No projects yet')).toBeVisible();

  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('radio', { name: /Café taking orders/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My café');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const editor = new Editor(page);
  await expect(editor.treeItem('Greet')).toBeVisible();
  await expect(editor.card('What is wanted?')).toBeVisible();

  // The simulator explains the answer.
  await editor.startSimulator();
  await expect(editor.conversation.getByText('What can I do for you?')).toBeVisible();
  await editor.sendToSimulator('opening hours');
  await expect(editor.conversation.getByText('Anything else?')).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).last().click();
  await expect(page.getByText('Heard “opening hours”')).toBeVisible();
  // The canvas shows a part that can be read; selecting a node brings its card there.
  await editor.select('Explain what works');
  await expect(editor.card('Explain what works')).toHaveCount(1);

  await editor.publish('Live');
  await expect(page.getByText('Published Successfully')).toBeVisible();
  const address = await page.getByRole('dialog').getByRole('link').last().getAttribute('href');
  await page.keyboard.press('Escape');

  const visitor = await (await browser.newContext()).newPage();
  const chatPage = address?.replace(/:\d+\//, `:${server.port}/`) ?? '';
  await visitor.goto(chatPage);
  await expect(visitor.getByText('What can I do for you?')).toBeVisible();
  // Only the conversation scrolls: the page is as high as the window.
  expect(await visitor.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await visitor.getByRole('textbox').fill('opening hours');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText(/Mon/).first()).toBeVisible();

  // A later edit changes nothing for visitors until it is published.
  await editor.select('Greet');
  const spoken = page.getByRole('textbox', { name: 'Display text' }).first();
  await spoken.fill('Entirely new words of welcome');
  await editor.save();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Display text' }).first()).toHaveValue(
    'Entirely new words of welcome',
  );
  const second = await (await browser.newContext()).newPage();
  await second.goto(chatPage);
  await expect(second.getByText('What can I do for you?')).toBeVisible();
  await expect(second.getByText('Entirely new words of welcome')).toBeHidden();
  await editor.publish('Live');
  await expect(page.getByText('Published Successfully')).toBeVisible();
  const third = await (await browser.newContext()).newPage();
  await third.goto(chatPage);
  await expect(third.getByText('Entirely new words of welcome')).toBeVisible();
});
