import { emptyId } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../../../api/api-client.ts';
import { createAssetTicket } from '../../../../testing/create-asset-ticket.ts';
import type { fakeApi } from '../../../../testing/fake-api.ts';
import { useToasts } from '../../../../toasts/toast-store.ts';
import { toastMessages } from '../../../../words/web-messages.ts';
import { renderKind } from '../../testing/render-kind.tsx';
import { closeModals, getOpenModal } from '../../../../testing/modals-and-toasts.ts';

const assetId = numberedId(10);
const otherId = numberedId(11);
const metadata = (change: object = {}) => ({
  assetId,
  name: 'logo.png',
  fileType: 'Images',
  width: 640,
  height: 480,
  ...change,
});

beforeEach(closeModals);

function renderImage(value: string | undefined, answers: Parameters<typeof fakeApi>[0]) {
  const standard = { '/api/CreateAssetTicket': createAssetTicket, '/api/GetAssetMetadata': () => metadata() };
  return renderKind({ type: 'Image' }, value, [], { answers: { ...standard, ...answers } });
}
const button = (name: string) => screen.getByRole('button', { name });

describe('an image of the library', () => {
  test('a chosen file is shown with its picture in 512x512, name and size, and Clear stores the all-zero id (A3.36, A3.37, A9.19)', async () => {
    const { user, read } = await renderImage(assetId, {});
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'logo.png' });
    expect(picture.src).toMatch(new RegExp(`/media/${assetId}\\?size=512x512&ticket=t&r=`));
    expect(screen.getByText('640 × 480 px')).toBeTruthy();
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'The picture cannot be shown.' })).toBeTruthy();
    await user.click(button('Clear'));
    expect(read()).toBe(emptyId);
    expect(screen.getByRole('textbox', { name: 'Field' })).toHaveProperty('value', '');
  });

  test('a file is chosen in the library, which offers images (A5.28)', async () => {
    const { read, user, happens } = await renderImage(undefined, {});
    await user.click(button('Choose Field from the library'));
    const { fileTypes, onSelect } = getOpenModal('mediaLibrary');
    expect(fileTypes).toEqual(['Images']);
    await happens(() => onSelect?.({ id: otherId, name: 'b.png', fileType: 'Images' }));
    expect(read()).toBe(otherId);
  });

  test('the image editor opens for the file, and a copy that it saves is chosen instead (A2.75, A2.81)', async () => {
    const { user, read, happens } = await renderImage(assetId, {});
    await screen.findByText('640 × 480 px');
    await user.click(button('Edit Field'));
    const { onSaved, ...shown } = getOpenModal('imageEditor');
    expect(shown).toMatchObject({ assetId, fileName: 'logo.png' });
    await happens(() => onSaved?.({ id: assetId, name: 'logo.png', fileType: 'Images' }));
    expect(read()).toBe(assetId);
    await happens(() => onSaved?.({ id: otherId, name: 'copy.png', fileType: 'Images' }));
    expect(read()).toBe(otherId);
  });

  test.each([
    ['unknown', /not in the media library of this team/, { '/api/GetAssetMetadata': notFound }],
    [
      'of another type',
      /song\.mp3 is not an image/,
      { '/api/GetAssetMetadata': () => metadata({ name: 'song.mp3', fileType: 'Audio' }) },
    ],
  ])('a file that is %s is reported on the field', async (_what, problem, answers) => {
    await renderImage(assetId, answers);
    expect((await screen.findByText(problem)).closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Field' })).toBeNull();
  });

  test('a web address can be typed, and another text is reported once it was left', async () => {
    const { user, read } = await renderImage(undefined, {});
    const field = screen.getByRole('textbox', { name: 'Field' });
    await user.type(field, 'logo');
    expect(screen.queryByText(/neither a file/)).toBeNull();
    await user.tab();
    expect(screen.getByText(/neither a file in the library nor a web address/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'https://pictures.example/a.png');
    await user.tab();
    expect([read(), screen.queryByText(/neither a file/)]).toEqual(['https://pictures.example/a.png', null]);
  });
});

describe('uploading an image into an input', () => {
  const picture = new File(['x'], 'sea.png', { type: 'image/png' });
  const answers = {
    '/api/UploadBrowseFile': ({ query }: { query: { assetId: string } }) => metadata({ assetId: query.assetId }),
  };

  test('a file of the computer is uploaded as a new asset, whose id is stored (A7.85, A4.50)', async () => {
    const { user, read, made } = await renderImage(undefined, answers);
    await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.body, picture);
    await waitFor(() => expect(read()).toMatch(/^[0-9a-f-]{36}$/));
    const upload = made.find(({ path }) => path === '/api/UploadBrowseFile');
    expect(upload?.input).toMatchObject({ query: { filename: 'sea.png', assetId: read() } });
  });

  test('an image that is dropped on the input is uploaded, and another file is refused', async () => {
    const { read } = await renderImage(undefined, answers);
    const target = screen.getByRole('textbox', { name: 'Field' });
    const drop = (file: File) => {
      const event = createEvent.drop(target);
      Object.defineProperty(event, 'dataTransfer', { value: { files: [file], types: ['Files'] } });
      fireEvent(target, event);
    };
    drop(new File(['x'], 'song.mp3'));
    expect(await screen.findByText(/Only images can be uploaded here: \.jpg/)).toBeTruthy();
    drop(picture);
    await waitFor(() => expect(read()).toMatch(/^[0-9a-f-]{36}$/));
  });

  test('an image that arrives late does not replace a file that was chosen during its upload', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { user, read, happens } = await renderImage(assetId, {
      '/api/UploadBrowseFile': async (input: { query: { assetId: string } }) => {
        await arrived;
        return answers['/api/UploadBrowseFile'](input);
      },
    });
    await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.body, picture);
    await user.click(button('Clear'));
    await happens(arrive);
    await waitFor(() =>
      expect(useToasts.getState().toasts).toContainEqual(
        expect.objectContaining({ message: toastMessages.uploadNotUsed, parts: { file: 'logo.png' } }),
      ),
    );
    expect(read()).toBe(emptyId);
  });

  test('a refused upload is reported on the field', async () => {
    const refuse = () => {
      throw new ApiFailure('refused', 'The team has no space left', 200);
    };
    const { user, read } = await renderImage(undefined, { '/api/UploadBrowseFile': refuse });
    await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.body, picture);
    expect((await screen.findAllByText('The team has no space left')).length).toBeGreaterThan(0);
    expect(read()).toBeUndefined();
  });
});

function notFound(): never {
  throw new ApiFailure('notFound', 'Error getting asset metadata', 404);
}
