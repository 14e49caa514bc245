import type { Locator, Page } from '@playwright/test';
import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';

/** The first entry of the open node, with all its fields, and the panel of its audio. */
async function openAudio(page: Page): Promise<Locator> {
  const entry = page.getByRole('article', { name: 'Response 1' }).or(page.getByRole('article').first()).first();
  await entry.getByRole('button', { name: 'More', exact: true }).click();
  const panel = entry.locator('[data-media-status]');
  await panel.scrollIntoViewIfNeeded();
  return panel;
}

/** Waits until a recording has lasted some seconds at least: a busy machine draws only some of them. */
async function waitForSeconds(place: Locator, seconds: number) {
  const timer = place.getByRole('timer');
  await expect
    .poll(async () => Number((await timer.textContent())?.match(/:(\d\d)$/)?.[1] ?? 0))
    .toBeGreaterThanOrEqual(seconds);
}

/** Collects the steps of a countdown as they are shown: each stands for a second, which a busy machine can take to look once. */
async function watchCountdown(panel: Locator): Promise<() => Promise<readonly string[]>> {
  const steps = await panel.evaluateHandle((element) => {
    const seen = new Set<string>();
    const look = () => {
      for (const [step] of element.textContent.matchAll(/Recording in \d/g)) seen.add(step);
    };
    new MutationObserver(look).observe(element, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  return () => steps.evaluate((seen) => [...seen]);
}

/** Records for some seconds at least. */
async function record(panel: Locator, seconds: number) {
  const readCountdown = await watchCountdown(panel);
  await panel.getByRole('button', { name: /^Record/ }).click();
  await expect.poll(readCountdown).toEqual(['Recording in 3', 'Recording in 2', 'Recording in 1']);
  for (const name of [/^Library/, /^Upload a file/]) await expect(panel.getByRole('button', { name })).toBeDisabled();
  await waitForSeconds(panel, seconds);
  await panel.getByRole('button', { name: 'Stop' }).click();
}

/** The length of the sound in a panel or chat, in seconds. */
const readDuration = (audio: Locator) => audio.evaluate((element: HTMLAudioElement) => element.duration);

test('an author records a response, cuts it, undoes, saves, publishes, and a visitor hears it (A2.94, A2.95, A2.98, A2.99, A2.100, A2.101, A2.102, A3.60)', async ({
  browser,
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const { projectId } = await createProject(server, person, 'Recorded', 'harbour-cafe');
  const page = await openAs(person, 'pro', `/projects/${projectId}`);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text())) refused.push(message.text());
  });
  const editor = new Editor(page);
  await editor.tree.waitFor();
  await editor.select('Greet');
  const panel = await openAudio(page);
  await expect(panel).toHaveAttribute('data-state', 'empty');
  await record(panel, 3);
  await expect(panel).toHaveAttribute('data-media-status', 'ReadyToPlay');
  await expect(panel.getByText(/^Recording_\d{14}\.mp3$/)).toBeVisible();
  await expect(panel.getByText(/^(?:Transcript|No Transcript Available)$/)).toBeVisible();
  await expect(panel.getByText(/LUFS$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Play' }).click();
  await expect(panel).toHaveAttribute('data-state', 'audioPlaying');
  await panel.getByRole('button', { name: 'Pause' }).click();
  await expect(panel).toHaveAttribute('data-state', 'audioLoaded');
  const recorded = await readDuration(panel.locator('audio'));
  expect(recorded).toBeGreaterThan(2);

  await panel.getByRole('button', { name: /^Edit/ }).click();
  const modal = page.getByRole('dialog');
  const total = modal.getByText(/^0:00 \/ \d:\d\d$/);
  await expect(total).not.toHaveText('0:00 / 0:00');
  // A drag selects a region, and a second one replaces it.
  const wave = await modal.getByRole('img', { name: 'Waveform' }).boundingBox();
  if (!wave) throw new Error('The waveform is not drawn.');
  const drag = async (from: number, to: number) => {
    const y = wave.y + wave.height / 2;
    await page.mouse.move(wave.x + wave.width * from, y);
    await page.mouse.down();
    await page.mouse.move(wave.x + wave.width * to, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.1, 0.2);
  await drag(0.5, 0.9);
  const from = modal.getByRole('textbox', { name: 'From (seconds)' });
  await expect.poll(async () => Number(await from.inputValue())).toBeGreaterThan(1);
  await expect(modal.locator('[part~="region"]')).toHaveCount(1);
  await modal.getByRole('button', { name: 'Cut' }).click();
  await expect(modal.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(total).toHaveText(/0:0[12]$/);
  await modal.getByRole('button', { name: 'Undo' }).click();
  await expect(modal.getByRole('button', { name: 'Save' })).toBeDisabled();
  await from.fill('0.2');
  await modal.getByRole('textbox', { name: 'To (seconds)' }).fill('1.2');
  await modal.getByRole('button', { name: 'Cut' }).click();
  await expect(modal.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(await listViolations(page, { within: '[role="dialog"]' })).toEqual([]);
  // Closing asks before the cut is lost.
  await modal.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await modal.getByRole('button', { name: 'Save' }).click();
  await expect(modal).toBeHidden();
  await expect.poll(() => readDuration(panel.locator('audio'))).toBeLessThan(recorded - 0.8);

  await editor.save();
  await editor.publish('Live');
  await expect(page.getByText('Published Successfully')).toBeVisible();
  const address = await page.getByRole('dialog').getByRole('link').last().getAttribute('href');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address?.replace(/:\d+\//, `:${server.port}/`) ?? '');
  const audio = visitor.locator('audio').first();
  await audio.waitFor({ state: 'attached' });
  await audio.evaluate((element: HTMLAudioElement) => element.play());
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.2);
  expect(refused).toEqual([]);
});

test('a recording made while the connection is lost survives a closed tab and is uploaded later (A3.62)', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const { projectId } = await createProject(server, person, 'Tunnel', 'harbour-cafe');
  const page = await openAs(person, 'pro', `/projects/${projectId}`);
  const editor = new Editor(page);
  await editor.tree.waitFor();
  await editor.select('Greet');
  const panel = await openAudio(page);
  await panel.getByRole('button', { name: /^Record/ }).click();
  await waitForSeconds(panel, 1);
  const context = page.context();
  await context.setOffline(true);
  await waitForSeconds(panel, 2);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel).toHaveAttribute('data-media-status', 'UploadError');
  await expect(panel.getByText('Error uploading audio file')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(`${server.site('pro')}/projects/${projectId}`);
  const second = new Editor(again);
  await second.tree.waitFor();
  await second.select('Greet');
  const later = await openAudio(again);
  await expect(later.getByText('is kept in this browser until it is uploaded')).toBeVisible();
  await expect(later).toHaveAttribute('data-media-status', 'ReadyToUpload');
  await later.getByRole('button', { name: 'Upload now' }).click();
  await expect(later).toHaveAttribute('data-media-status', 'ReadyToPlay');
  expect(await readDuration(later.locator('audio'))).toBeGreaterThan(1);
});

test('a speaker records line after line from the keyboard, and a line whose words change is listed again', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const { projectId } = await createProject(server, person, 'Studio', 'harbour-cafe');
  const page = await openAs(person, 'pro', `/projects/${projectId}?tab=recordings`);
  const card = page.getByRole('group', { name: 'Current line' });
  await expect(card).toBeFocused();
  const progress = page.getByRole('status').filter({ hasText: / of \d+ recorded$/ });
  await expect(progress).toHaveText(/^0 of /);
  expect(await listViolations(page)).toEqual([]);
  const lines = page.getByRole('list', { name: 'Lines' });
  const greeting = lines.getByRole('button').filter({ hasText: 'Ahoy, and welcome' });
  await greeting.click();
  for (const done of [1, 2]) {
    await page.keyboard.press('Space');
    await waitForSeconds(card, 1);
    await page.keyboard.press('Space');
    await expect(card.getByRole('heading', { name: 'Your new recording' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading', { name: 'Your new recording' })).toBeHidden();
    await expect(progress).toHaveText(new RegExp(`^${done} of `));
  }
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('All').click();
  await expect(greeting.getByText('Recorded', { exact: true })).toBeVisible();
  await greeting.click();
  await card.getByRole('button', { name: 'Open in the editor' }).click();
  await page.getByRole('textbox', { name: 'Speech Markdown' }).first().fill('Entirely other words');
  await page.getByRole('link', { name: 'Recordings' }).click();
  await expect(lines.getByRole('button', { name: /Entirely other words.*Words changed/ })).toBeVisible();
});
