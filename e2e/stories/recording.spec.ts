import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForSeconds } from '../fixtures/wait-for-seconds.ts';
import { ChatPage, onServer } from '../pages/chat-page.ts';
import { Editor } from '../pages/editor.ts';
import { RecordingPanel } from '../pages/properties/recording-panel.ts';
import { RecordingsPage } from '../pages/recordings-page.ts';

/** Records for some seconds at least. */
async function record(panel: RecordingPanel, seconds: number) {
  const readCountdown = await panel.watchCountdown();
  await panel.startRecording();
  await expect.poll(readCountdown).toEqual(['Recording in 3', 'Recording in 2', 'Recording in 1']);
  for (const button of [panel.libraryButton, panel.uploadButton]) await expect(button).toBeDisabled();
  await waitForSeconds(panel.timer, seconds);
  await panel.stopRecording();
}

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
  const panel = await RecordingPanel.open(page);
  await expect(panel.root).toHaveAttribute('data-state', 'empty');
  await record(panel, 3);
  await expect(panel.root).toHaveAttribute('data-media-status', 'ReadyToPlay');
  await expect(panel.fileName).toBeVisible();
  await expect(panel.transcript).toBeVisible();
  await expect(panel.loudness).toBeVisible();
  await panel.play();
  await expect(panel.root).toHaveAttribute('data-state', 'audioPlaying');
  await panel.pause();
  await expect(panel.root).toHaveAttribute('data-state', 'audioLoaded');
  const recorded = await panel.readDuration();
  expect(recorded).toBeGreaterThan(2);

  const modal = await panel.edit();
  await expect(modal.total).not.toHaveText('0:00 / 0:00');
  // A drag selects a region, and a second one replaces it.
  await modal.dragRegion(0.1, 0.2);
  await modal.dragRegion(0.5, 0.9);
  await expect.poll(async () => Number(await modal.from.inputValue())).toBeGreaterThan(1);
  await expect(modal.regions).toHaveCount(1);
  await modal.cut();
  await expect(modal.undoButton).toBeEnabled();
  await expect(modal.total).toHaveText(/0:0[12]$/);
  await modal.undoButton.click();
  await expect(modal.saveButton).toBeDisabled();
  await modal.from.fill('0.2');
  await modal.to.fill('1.2');
  await modal.cut();
  await expect(modal.saveButton).toBeEnabled();
  expect(await listViolations(page, { within: '[role="dialog"]' })).toEqual([]);
  // Closing asks before the cut is lost.
  await modal.close();
  await modal.stay();
  await modal.saveButton.click();
  await expect(modal.root).toBeHidden();
  await expect.poll(() => panel.readDuration()).toBeLessThan(recorded - 0.8);

  await editor.save();
  await editor.publishWindow.publish('Live');
  await expect(editor.publishWindow.publishedMessage).toBeVisible();
  const address = onServer(server, await editor.publishWindow.readChatAddress());
  const chat = await ChatPage.visit(browser, address);
  const audio = chat.sounds.first();
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
  const panel = await RecordingPanel.open(page);
  await panel.startRecording();
  await waitForSeconds(panel.timer, 1);
  const context = page.context();
  await context.setOffline(true);
  await waitForSeconds(panel.timer, 2);
  await panel.stopRecording();
  await expect(panel.root).toHaveAttribute('data-media-status', 'UploadError');
  await expect(panel.uploadError).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(`${server.site('pro')}/projects/${projectId}`);
  const second = new Editor(again);
  await second.tree.waitFor();
  await second.select('Greet');
  const later = await RecordingPanel.open(again);
  await expect(later.keptMessage).toBeVisible();
  await expect(later.root).toHaveAttribute('data-media-status', 'ReadyToUpload');
  await later.uploadNow();
  await expect(later.root).toHaveAttribute('data-media-status', 'ReadyToPlay');
  expect(await later.readDuration()).toBeGreaterThan(1);
});

test('a speaker records line after line from the keyboard, and a line whose words change is listed again', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const { projectId } = await createProject(server, person, 'Studio', 'harbour-cafe');
  const page = await openAs(person, 'pro', `/projects/${projectId}?tab=recordings`);
  const recordings = new RecordingsPage(page);
  await expect(recordings.card).toBeFocused();
  await expect(recordings.progress).toHaveText(/^0 of /);
  expect(await listViolations(page)).toEqual([]);
  const greeting = recordings.lines.filter({ hasText: 'Ahoy, and welcome' });
  await greeting.click();
  for (const done of [1, 2]) {
    await page.keyboard.press('Space');
    await waitForSeconds(recordings.timer, 1);
    await page.keyboard.press('Space');
    await expect(recordings.newRecording).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(recordings.newRecording).toBeHidden();
    await expect(recordings.progress).toHaveText(new RegExp(`^${done} of `));
  }
  await recordings.show('All');
  await expect(greeting.getByText('Recorded', { exact: true })).toBeVisible();
  await greeting.click();
  await recordings.openInEditor();
  await new Editor(page).response.speechMarkdown.first().fill('Entirely other words');
  await new Editor(page).openDefinitions('Recordings');
  await expect(recordings.lines.filter({ hasText: /Entirely other words.*Words changed/ })).toBeVisible();
});
