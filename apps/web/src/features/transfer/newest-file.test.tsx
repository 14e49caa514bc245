import { transferCalls } from '@confab/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ImportModal } from './import-modal.tsx';
import { LlamaImportModal } from './llama-import-modal.tsx';
import { ids } from '../../testing/editing/world.ts';

const { team: teamId, project: projectId } = ids;
const close = () => undefined;

afterEach(() => vi.restoreAllMocks());

/** Lets the browser begin to read the files of a name only when the test calls the held functions. */
function holdReading(name: string) {
  const original = FileReader.prototype.readAsDataURL;
  const held: (() => Promise<void>)[] = [];
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function read(this: FileReader, file) {
    if (!(file instanceof File) || file.name !== name) return original.call(this, file);
    held.push(
      () =>
        new Promise((resolve) => {
          this.addEventListener('loadend', () => resolve());
          original.call(this, file);
        }),
    );
    return undefined;
  });
  return held;
}

it.each<[string, string, ReactNode]>([
  ['a project', transferCalls.importProject.path, <ImportModal key="" teamId={teamId} onClose={close} />],
  [
    'a llama',
    transferCalls.importLlama.path,
    <LlamaImportModal key="" {...{ teamId, projectId }} onImported={close} onClose={close} />,
  ],
])(
  'the file that was chosen last is used for the import of %s, even when an earlier one takes longer to read',
  async (_what, path, modal) => {
    const held = holdReading('old.json');
    const sent: string[] = [];
    const { api } = fakeApi({
      [path]({ body }: { body: { fileName: string } }) {
        sent.push(body.fileName);
        return new Promise(() => undefined);
      },
    });
    renderPage(api, modal);
    await screen.findByRole('dialog');
    const field = document.querySelector('input[type="file"]') ?? document.body;
    const choose = (name: string) => fireEvent.change(field, { target: { files: [new File(['{}'], name)] } });
    choose('old.json');
    await waitFor(() => expect(held).toHaveLength(1));
    choose('new.json');
    await waitFor(() => expect(sent).toEqual(['new.json']));
    await act(async () => held[0]?.());
    expect(sent).toEqual(['new.json']);
  },
);
