import { listViolations } from '../../fixtures/list-violations.ts';
import { createGradient, createTone, LibraryFixture } from '../../fixtures/library.ts';
import { createNode, createProject, editNode } from '../../fixtures/project.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Editor } from '../../pages/editor.ts';
import { Comparison } from '../../pages/properties/comparison.ts';
import { History } from '../../pages/properties/history.ts';

test('the comparison of versions shows the pictures and sounds of both side by side', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const project = await createProject(server, person, 'Bakery');
  const library = await LibraryFixture.of(server, person);
  const files = {
    plum: await library.addFile('plum.png', createGradient([120, 40, 160], [240, 200, 250])),
    apple: await library.addFile('apple.png', createGradient([40, 140, 60], [230, 250, 180])),
    old: await library.addFile('old.wav', createTone(1)),
    new: await library.addFile('new.wav', createTone(2)),
  };
  const node = await createNode(server, person, project, 'Say', 'Offer');
  const entry = 'Response/Entries/e1';
  const set = async (path: string, value: unknown, action = 'ValueChanged') => {
    const { answer } = await editNode(server, person, project, node.Id, path, value, action);
    expect(answer.ErrorMessage ?? '').toBe('');
  };
  const row = { EntryId: 'e1', Order: 'a0', SpokenText: 'Plums', ImageAssetId: files.plum, AudioAssetId: files.old };
  await set('Response/Entries', row, 'AddRow');
  const page = await openAs(person, 'pro', `/projects/${project.projectId}`);
  const editor = new Editor(page);
  await editor.select('Offer');
  await editor.save();
  await expect(editor.savedMessage).toBeVisible();
  await set(`${entry}/ImageAssetId`, files.apple);
  await set(`${entry}/AudioAssetId`, files.new);

  await editor.openTab('History');
  await new History(page).chooseFor('Unsaved changes', 'Compare with last save');
  const comparison = new Comparison(page, 'Offer');
  for (const name of ['plum.png', 'apple.png']) {
    const picture = comparison.picture(name);
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  }
  for (const [name, seconds] of [
    ['old.wav', 1],
    ['new.wav', 2],
  ] as const) {
    const player = comparison.player(name);
    const play = (shown: HTMLAudioElement) => shown.play().then(() => shown.duration);
    expect(await player.evaluate(play)).toBeCloseTo(seconds, 0);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await listViolations(page, { within: '[role="dialog"]' })).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/compare-${colorScheme}.png` });
  }
  const [opened] = await Promise.all([page.waitForEvent('popup'), comparison.openPicture('apple.png')]);
  await opened.waitForLoadState();
  expect(await opened.evaluate(() => document.contentType)).toBe('image/png');
});
