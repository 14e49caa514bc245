import type { ImportedText } from '@confab/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TranslationsImportModal } from './translations-import-modal.tsx';
import type { ReportedOutcome } from './words.ts';
import { ids } from '../../../testing/editing/world.ts';

// Ids in the format of the server.
const { team: teamId, project: projectId } = ids;

const describeText = (outcome: ReportedOutcome): ImportedText => ({
  outcome: outcome === 'several' ? 'tokens' : outcome,
  ...(outcome === 'several' && { isOneOfSeveral: true }),
  language: 'de',
  itemName: 'Greeting',
  label: 'Display text',
  source: outcome === 'unknown' ? '' : `Source of ${outcome}`,
  text: `Text of ${outcome}`,
  ...(outcome === 'tokens' && { missingTokens: ['{tv.Name}', '{size}'], unexpectedTokens: ['{tv.Nam}'] }),
});

async function show(...outcomes: readonly ReportedOutcome[]) {
  const none = { added: 0, replaced: 0, same: 0, changed: 0, tokens: 0, unknown: 0, several: 0, tooLong: 0 };
  const own = outcomes.reduce((sum, outcome) => ({ ...sum, [outcome]: sum[outcome] + 1 }), none);
  const counts = { ...own, tokens: own.tokens + own.several };
  const texts = outcomes.filter((outcome) => outcome !== 'same').map(describeText);
  const { api, made } = fakeApi({ '/api/ImportTranslations': () => ({ languages: ['de'], counts, texts }) });
  const onClose = vi.fn();
  const page = <TranslationsImportModal teamId={teamId} projectId={projectId} onClose={onClose} />;
  const { container } = renderPage(api, page);
  await screen.findByRole('dialog', { name: 'Import translations' });
  const field = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
  if (field) fireEvent.change(field, { target: { files: [new File(['Key,en,de'], 'texts.csv')] } });
  const bodies = () => made.map(({ input }) => (input as { body: object }).body);
  return { user: userEvent.setup(), bodies, onClose };
}

test('a file of translations is reported before anything is imported', async () => {
  const { user, bodies, onClose } = await show('added', 'replaced', 'same', 'changed', 'tokens', 'unknown');
  const report = await screen.findByRole('group', { name: 'Report' });
  const headings = within(report).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Text changed since the export (1)',
    'Tokens or slots differ (1)',
    'Unknown texts (1)',
    'New translations (1)',
    'Replaced translations (1)',
    'Unchanged (1)',
  ]);
  expect(within(report).getByText('Text of added').getAttribute('lang')).toBe('de');
  const common = { teamId, projectId, fileName: 'texts.csv', content: btoa('Key,en,de') };
  expect(bodies()).toEqual([{ ...common, preview: true, includeChanged: false }]);
  await user.click(screen.getByRole('checkbox', { name: 'Also import translations of texts that changed' }));
  await user.click(screen.getByRole('button', { name: 'Import 3 translations' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies()[1]).toEqual({ ...common, preview: false, includeChanged: true });
});

test('several translations for one place are reported under their own heading, with what to do', async () => {
  await show('tokens', 'several', 'several');
  const report = await screen.findByRole('group', { name: 'Report' });
  const headings = within(report).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Tokens or slots differ (1)',
    'Several texts for one place (2)',
  ]);
  const list = within(report).getByRole('list', { name: 'Several texts for one place (2)' });
  expect(within(list).getAllByText('Text of several')).toHaveLength(2);
  expect(within(report).getByText(/Keep one of each in the file\./)).toBeDefined();
});

test('a translation with other tokens or slots is reported with these, and with the fact that it is not imported', async () => {
  await show('added', 'tokens');
  const list = await screen.findByRole('list', { name: 'Tokens or slots differ (1)' });
  expect(within(list).getByText('Missing: {tv.Name}, {size}')).toBeDefined();
  expect(within(list).getByText('Not in the original text: {tv.Nam}')).toBeDefined();
  expect(screen.getByText(/^These texts are not imported\./)).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'New translations (1)' })).queryByText(/Missing/)).toBeNull();
});

test('a file of translations without a text to import cannot be imported', async () => {
  await show('same', 'unknown');
  await screen.findByRole('group', { name: 'Report' });
  expect(screen.getByRole('button', { name: 'Import 0 translations' })).toHaveProperty('disabled', true);
});
