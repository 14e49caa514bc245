import { teamIdSchema } from '@confab/model';
import { assetIdSchema } from '@confab/model/media';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ImageEditorModal } from './image-editor-modal.tsx';
import { closeModals, getOpenModal } from '../../testing/modals-and-toasts.ts';

const teamId = teamIdSchema.parse('0197a000-0000-7000-8000-000000000001');
const assetId = assetIdSchema.parse('0197a000-0000-7000-8000-00000000000a');

beforeEach(() => {
  closeModals();
  // jsdom neither loads pictures nor has a layout or a canvas: a picture of 200 by 100 in a window of 400 by 200.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    done(new Blob([`${this.width}x${this.height}`], { type: type ?? '' }));
  });
});
afterEach(() => vi.restoreAllMocks());

type Answers = Parameters<typeof fakeApi>[0];

/** Opens the editor with a picture of 200 by 100. */
async function openEditor(fileName = 'logo.png', answers: Answers = {}) {
  const saved = { assetId, name: fileName, fileType: 'Images' };
  const fake = fakeApi({
    '/api/GetAssetMetadata': () => ({ version: { number: 3 } }),
    '/api/GetBrowseAssetContents': () => '',
    '/api/UploadBrowseFile': () => saved,
    ...answers,
  });
  const [onClose, onSaved] = [vi.fn(), vi.fn()];
  renderPage(fake.api, <ImageEditorModal {...{ teamId, assetId, fileName, onClose, onSaved }} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const uploads = () => fake.made.filter(({ path }) => path === '/api/UploadBrowseFile').map(({ input }) => input);
  return { user, press, onClose, onSaved, uploads, fake };
}
const crop = () => screen.findByRole('group', { name: /^Crop area/ });
const cropName = async () => (await crop()).getAttribute('aria-label');
const angle = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Rotation in degrees' });
const save = (name = 'Save') => screen.getByRole<HTMLButtonElement>('button', { name });

async function opened(...settings: Parameters<typeof openEditor>) {
  const editor = await openEditor(...settings);
  await screen.findByRole('group', { name: 'Crop area: 200 × 100 px (0, 0)' });
  return editor;
}

test('the image editor takes the whole window (A2.76)', async () => {
  await opened();
  expect(screen.getByRole('dialog').closest('[data-full-screen]')).not.toBeNull();
});

test('the crop area has the focus when the picture has loaded', async () => {
  await opened();
  const area = screen.getByRole('group', { name: /^Crop area/ });
  await waitFor(() => expect(document.activeElement).toBe(area));
});

test('the crop area follows the arrow keys and is never smaller than 10 by 10 pixels (A2.80, A9.23)', async () => {
  const { user } = await opened();
  act(() => screen.getByRole('group', { name: /^Crop area/ }).focus());
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
  expect(await cropName()).toBe('Crop area: 190 × 90 px (0, 0)');
  await user.keyboard('{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
  expect(await cropName()).toBe('Crop area: 190 × 90 px (10, 1)');
  await user.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(25)}${'{ArrowUp}'.repeat(12)}{/Shift}`);
  expect(await cropName()).toMatch(/^Crop area: 10 × 10 px/);
});

test('each flip turns the picture over in its own direction, and a second one turns it back (A2.80)', async () => {
  const { press } = await opened();
  const shown = () => document.querySelector<HTMLElement>('[role=dialog] img')?.style.transform ?? '';
  const upright = shown();
  for (const [name, turned] of [
    ['Flip horizontally', /scaleX\(-[\d.]+\) scaleY\([\d.]+\)/],
    ['Flip vertically', /scaleX\([\d.]+\) scaleY\(-[\d.]+\)/],
  ] as const) {
    await press(name);
    expect(shown()).toMatch(turned);
    await press(name);
    expect(shown()).toBe(upright);
  }
});

test('the picture rotates in steps of 45 degrees and by a number (A2.78, A9.23)', async () => {
  const { user, press } = await opened();
  await press('Rotate right by 45°');
  expect(angle().value).toBe('45');
  await press('Rotate left by 45°');
  await press('Rotate left by 45°');
  expect(angle().value).toBe('-45');
  await user.clear(angle());
  await user.type(angle(), '999');
  expect(angle().getAttribute('aria-invalid')).toBe('true');
  await user.clear(angle());
  await user.type(angle(), '30');
  await waitFor(() => expect(angle().value).toBe('30'));
  await user.tab();
  expect(angle().value).toBe('30');
});

test('the buttons zoom the picture below the crop area in steps of 0.1, in and out (A2.77)', async () => {
  const { press } = await opened();
  await press('Zoom in');
  await press('Zoom in');
  expect(screen.getByText('120 %')).toBeTruthy();
  expect(await cropName()).toMatch(/^Crop area: 167 × 83 px/);
  await press('Zoom out');
  expect(screen.getByText('110 %')).toBeTruthy();
  await press('Zoom out');
  expect(await cropName()).toBe('Crop area: 200 × 100 px (0, 0)');
});

test('each edit is undone separately, and Reset removes all of them (A2.80)', async () => {
  const { press } = await opened();
  await press('Flip horizontally');
  await press('Rotate right by 45°');
  expect(save().disabled).toBe(false);
  await press('Undo');
  expect([angle().value, save().disabled]).toEqual(['0', false]);
  await press('Undo');
  expect(save().disabled).toBe(true);
  await press('Flip vertically');
  await press('Rotate left by 45°');
  await press('Reset');
  expect([angle().value, save().disabled]).toEqual(['0', true]);
});

test('saving uploads the picture into the asset with its file name and format, and closes (A2.81, A4.50)', async () => {
  const { press, onClose, onSaved, uploads } = await opened('photo.jpg');
  await press('Flip horizontally');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [upload] = uploads() as [{ query: object; content: File }];
  expect(upload.query).toEqual({
    teamId,
    assetId,
    filename: 'photo.jpg',
    replaceExistingAsset: true,
    uploadId: expect.any(String),
    expectedVersion: 3,
  });
  expect([upload.content.type, await upload.content.text()]).toEqual(['image/jpeg', '200x100']);
  expect(onSaved).toHaveBeenCalledWith({ id: assetId, name: 'photo.jpg', fileType: 'Images' });
});

test('a picture cannot be edited while it is being saved (A2.81)', async () => {
  let finish = (_saved: object) => undefined as void;
  const saving = new Promise<object>((resolve) => (finish = resolve));
  const { press, onClose } = await opened('logo.png', { '/api/UploadBrowseFile': () => saving });
  const isLocked = async () => (await crop()).closest('[inert]') !== null;
  await press('Flip horizontally');
  expect(await isLocked()).toBe(false);
  await press('Save');
  await waitFor(async () => expect(await isLocked()).toBe(true));
  finish({ assetId, name: 'logo.png', fileType: 'Images' });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a picture that browsers cannot write becomes a new PNG file, which the editor announces (A2.81)', async () => {
  const { press, uploads, onClose } = await opened('wave.gif');
  expect(screen.getByText(/new file, wave\.png; the original stays/)).toBeTruthy();
  await press('Flip horizontally');
  await press('Save as PNG');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [upload] = uploads() as [{ query: { assetId: string; filename: string; replaceExistingAsset?: boolean } }];
  expect(upload.query).toMatchObject({ teamId, filename: 'wave.png' });
  expect(upload.query.assetId).not.toBe(assetId);
  expect(upload.query.replaceExistingAsset).toBeUndefined();
});

test('a failed upload is reported in the editor, which stays open with the edits', async () => {
  const refused = () => {
    throw new ApiFailure('refused', 'The team has no space left', 200);
  };
  const { press, onClose } = await opened('logo.png', { '/api/UploadBrowseFile': refused });
  await press('Flip horizontally');
  await press('Save');
  expect(await screen.findByText('The team has no space left')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(save().disabled).toBe(false);
});

test('Cancel closes the image editor, and asks first when there are unsaved edits (A2.82)', async () => {
  const { press, onClose } = await opened();
  await press('Flip horizontally');
  await press('Cancel');
  expect(onClose).not.toHaveBeenCalled();
  const asked = getOpenModal('confirmationModal');
  expect(asked).toMatchObject({
    message: 'The image was edited but not saved.',
    confirmLabel: 'Discard changes',
  });
  void asked.onConfirm();
  expect(onClose).toHaveBeenCalledOnce();
});

test('Cancel closes the image editor at once without edits (A2.82)', async () => {
  const { press, onClose } = await opened();
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});

test('an image that is not loaded is reported and can be loaded again', async () => {
  let isThere = false;
  const read = () => {
    if (!isThere) throw new ApiFailure('notFound', 'Error getting asset contents', 404);
    return '';
  };
  const { press } = await openEditor('logo.png', { '/api/GetBrowseAssetContents': read });
  expect(await screen.findByText('Error getting asset contents')).toBeTruthy();
  isThere = true;
  await press('Try again');
  expect(await crop()).toBeTruthy();
});

test('an image that the browser cannot show is reported', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function fail(this: HTMLImageElement) {
    queueMicrotask(() => fireEvent.error(this));
  });
  await openEditor('scan.tiff');
  expect(await screen.findByText(/This browser cannot show the image/)).toBeTruthy();
});
