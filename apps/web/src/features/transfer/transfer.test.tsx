import type { TransferFinding } from '@confab/contracts';
import { findingMessages, type FindingCode } from '@confab/transfer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ExportModal } from './export-modal.tsx';
import { ImportModal } from './import-modal.tsx';
import { ids } from '../../testing/editing/world.ts';

// Ids in the format of the server.
const { team: teamId, project: projectId } = ids;
const importPath = '/api/ImportProject';

const read = {
  format: 'Alexa',
  displayName: 'Corner Pizza',
  languages: [],
  language: 'en-US',
  workflowCount: 1,
  nodeCount: 12,
  intentCount: 7,
  findings: [] as TransferFinding[],
  report: [],
  overlaps: null as object | null,
  project: null as object | null,
};
const aFinding = (severity: TransferFinding['severity'], code: FindingCode, ...names: string[]): TransferFinding => ({
  severity,
  entry: 'en-US.json',
  code,
  message: findingMessages[code],
  names,
});

async function anImport(answer: (input: { body: { preview: boolean; language?: string } }) => object) {
  const { api, made } = fakeApi({ [importPath]: answer });
  const onImported = vi.fn();
  const onClose = vi.fn();
  const { container } = renderPage(api, <ImportModal teamId={teamId} onImported={onImported} onClose={onClose} />);
  const user = userEvent.setup();
  await screen.findByRole('dialog', { name: 'Import Project' });
  const field = () => {
    const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no field for the file.');
    return input;
  };
  const choose = (name = 'skill.zip') => user.upload(field(), new File(['PK'], name));
  const sent = () => made.map(({ input }) => input);
  return { user, choose, field, sent, onImported, onClose };
}
const importButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import' });

describe('importing a project', () => {
  it('importing a project previews the file before it writes anything, then imports it (A2.46, A4.46)', async () => {
    const { user, choose, sent, onImported, onClose } = await anImport(({ body }) => ({
      ...read,
      project: body.preview ? null : { projectId },
    }));
    expect(importButton().disabled || importButton().dataset['disabled'] === 'true').toBe(true);
    await choose();
    expect(await screen.findByText('Corner Pizza')).toBeTruthy();
    expect(screen.getByText('Alexa skill package')).toBeTruthy();
    expect(screen.getByText('1 workflow · 12 nodes · 7 intents')).toBeTruthy();
    expect(screen.getByText('Everything can be imported.')).toBeTruthy();
    await user.click(importButton());
    await waitFor(() => expect(onImported).toHaveBeenCalledExactlyOnceWith(projectId));
    expect(onClose).toHaveBeenCalledOnce();
    expect(sent()).toMatchObject([
      { query: { owningTeamId: teamId }, body: { fileName: 'skill.zip', content: 'UEs=', preview: true } },
      { body: { preview: false, replaceExisting: false } },
    ]);
  });

  it('a zip with media is sent as it is, and the preview counts its files', async () => {
    const media = { addedCount: 2, keptCount: 1, missingCount: 0 };
    const { api, made } = fakeApi({ '/api/ImportProjectWithMedia': () => ({ ...read, format: 'Confab', media }) });
    const { container } = renderPage(api, <ImportModal teamId={teamId} onClose={vi.fn()} />);
    await screen.findByRole('dialog', { name: 'Import Project' });
    const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no field for the file.');
    const zip = new File(['PK\u0003\u0004 a project and its media.json'], 'project.zip');
    await userEvent.setup().upload(input, zip);
    expect(await screen.findByText('Media files: 2 new, 1 already in the library, 0 missing')).toBeTruthy();
    expect(made.map(({ input: sent }) => sent)).toMatchObject([{ query: { fileName: 'project.zip', preview: true } }]);
  });

  it('importing over an existing project shows the warning importWarning and requires confirmation (A2.32, A2.46, A4.47, A4.49)', async () => {
    const { user, choose, sent } = await anImport(({ body }) => ({
      ...read,
      overlaps: { displayName: 'Old Pizza' },
      project: body.preview ? null : { projectId },
    }));
    await choose();
    expect(await screen.findByText(/This replaces your team’s project “Old Pizza”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(sent()).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: "I'm sure" }));
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ body: { preview: false, replaceExisting: true } });
  });

  it('importing a project lists its findings and is blocked by an error', async () => {
    const findings = [
      aFinding('error', 'modelHasNoIntents'),
      aFinding('warning', 'valuesFromPlatformCatalogue', 'Topping'),
    ];
    const { user, choose, sent } = await anImport(() => ({ ...read, findings }));
    await choose();
    expect(await screen.findByText('1 error prevents the import.')).toBeTruthy();
    expect(screen.getByText(/The values of Topping come from/)).toBeTruthy();
    expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Error', 'Lost']);
    await user.click(importButton());
    expect(sent()).toHaveLength(1);
  });

  it.each<[string, FindingCode, string]>([
    ['a file that is no project (A5.17)', 'notAProjectFile', "You haven't uploaded a valid Project file"],
    [
      'a single llama, with a hint at Import Llama (A5.18)',
      'useImportLlama',
      "You haven't uploaded a valid Project file. It holds a single llama: use Import Llama.",
    ],
  ])('the import window shows the specified message for %s', async (_what, code, words) => {
    const { choose } = await anImport(() => ({
      ...read,
      format: null,
      displayName: '',
      findings: [aFinding('error', code)],
    }));
    await choose('llama.json');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('the import modal accepts a dropped file', async () => {
    const { field } = await anImport(() => read);
    const area = field().parentElement;
    if (!area) throw new Error('The field stands in its area.');
    fireEvent.dragOver(area);
    fireEvent.drop(area, { dataTransfer: { files: [new File(['{}'], 'pizza.json')] } });
    expect(await screen.findByText('Corner Pizza')).toBeTruthy();
    expect(screen.getByText('pizza.json')).toBeTruthy();
  });

  it('importing a package with several languages lets the author choose another language', async () => {
    const { user, choose, sent } = await anImport(({ body }) => ({
      ...read,
      languages: ['de-DE', 'en-US'],
      language: body.language ?? 'en-US',
    }));
    await choose();
    await user.click(await screen.findByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: 'de-DE', hidden: true }));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ body: { preview: true, language: 'de-DE' } }));
  });

  it('importing a project shows the error message of a failed preview and tries again (A8.61)', async () => {
    let isDown = true;
    const { user, choose } = await anImport(() => {
      if (isDown) throw new ApiFailure('failed', 'Error importing project', 500);
      return read;
    });
    await choose();
    expect(await screen.findByText('Error importing project')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Corner Pizza')).toBeTruthy();
    expect(screen.queryByText('Error importing project')).toBeNull();
  });

  it('importing a file that the browser cannot read shows an error (A8.63)', async () => {
    const { choose } = await anImport(() => read);
    const reading = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new Event('error'));
    });
    await choose();
    expect(await screen.findByText('Error importing project files')).toBeTruthy();
    reading.mockRestore();
  });
});

describe('exporting a project', () => {
  const file = {
    fileName: 'Café.json',
    mediaType: 'application/json',
    content: 'e30=',
    findings: [] as TransferFinding[],
    report: [],
  };
  const anExport = async (answers: Readonly<Record<string, (input: never) => unknown>>, isForPlatforms = true) => {
    const { api, made } = fakeApi(answers);
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    renderPage(api, <ExportModal {...{ teamId, projectId, isForPlatforms }} name="Café" onClose={() => undefined} />);
    await screen.findByRole('dialog', { name: 'Export Café' });
    return { user: userEvent.setup(), made, saved };
  };

  it('exporting a project downloads its file, which is shown in view and announced (A2.58)', async () => {
    const { user, made, saved } = await anExport({ '/api/ExportProject': () => file });
    const region = document.querySelector('[role="dialog"] [aria-live="polite"]');
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const said = await screen.findByText('Café.json was downloaded.');
    expect(region?.contains(said)).toBe(true);
    expect(scrolledTo.mock.contexts.some((element) => (element as Element).contains(said))).toBe(true);
    scrolledTo.mockRestore();
    expect(made.at(-1)?.input).toMatchObject({ query: { owningTeamId: teamId, projectId, includeMediaAssets: false } });
    expect(saved).toHaveBeenCalledOnce();
  });

  it('exporting for a platform lists what the platform does not support (A2.58)', async () => {
    const findings = [aFinding('info', 'namedOnPlatform', 'See the menu', 'See_the_menu')];
    const { user, made } = await anExport({ '/api/GetProPlatformPublishFiles': () => ({ ...file, findings }) });
    await user.click(screen.getByRole('radio', { name: 'Alexa skill package' }));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('See the menu is named See_the_menu on the platform.')).toBeTruthy();
    expect(made.at(-1)?.input).toEqual({ body: { teamId, projectId, platform: 'Alexa' } });
  });

  it('a project that goes to no platform can be exported for translators', async () => {
    const { api, made } = fakeApi({ '/api/ExportTranslations': () => file });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const project = { teamId, projectId, name: 'Café', isForPlatforms: false, isForTranslators: true };
    renderPage(api, <ExportModal {...project} onClose={() => undefined} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'Texts as XLIFF' }));
    expect(screen.queryByRole('radio', { name: 'Alexa skill package' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Café.json was downloaded.')).toBeTruthy();
    expect(made.at(-1)?.input).toEqual({ query: { projectId, format: 'xlf' } });
  });

  it.each([
    ['', true],
    ['de', false],
  ])(
    'XLIFF is offered only to a project of several languages, with the reason beside it (further: "%s")',
    async (further, isOff) => {
      const project = {
        id: projectId,
        kind: 'project',
        propertyValues: { Language: 'en', OtherLanguages: further },
      };
      await anExport({ '/api/GetProjectValues': () => project });
      const option = () => screen.getByRole<HTMLButtonElement>('radio', { name: 'Texts as XLIFF' });
      expect(
        await screen.findByText(isOff ? /^This project has one language/ : /^For translation software/),
      ).toBeTruthy();
      expect(option().disabled).toBe(isOff);
    },
  );

  it('the window of exports offers exportVoicePrompt, which asks for the chosen table (A2.32, A7.28)', async () => {
    const { user, made } = await anExport({ '/api/GetVoicePromptsExportFile': () => file });
    await user.click(screen.getByRole('radio', { name: 'Voice prompts for Excel' }));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Café.json was downloaded.')).toBeTruthy();
    expect(made.at(-1)?.input).toEqual({ query: { projectId, format: 'xlsx' } });
  });

  it('exporting for a platform shows the error message of a failure (A8.27)', async () => {
    const { user } = await anExport({
      '/api/GetProPlatformPublishFiles': () => {
        throw new ApiFailure('failed', 'Failure generating platform files', 500);
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Dialogflow ES agent' }));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Failure generating platform files')).toBeTruthy();
  });

  it('exporting offers no platform formats where platforms are not supported', async () => {
    await anExport({}, false);
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual(['Confab project file', 'Confab project as a zip', 'Confab project with media']);
  });
});
