import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { place, testIds } from '../testing/tests.ts';
import { ImportCasesModal } from './import-cases-modal.tsx';

test('importing test cases shows the content of the file before anything is written', async () => {
  const found = { cases: [{ name: 'A', stepCount: 2, firstWords: 'hi' }], notes: ['A note.'], createdIds: [] };
  const { api, made } = fakeApi({ '/api/ImportTestCases': () => found });
  const modal = <ImportCasesModal {...place} suiteId={testIds.suite} suiteName="Orders" onClose={() => undefined} />;
  const { container } = renderPage(api, modal);
  const user = userEvent.setup();
  const input = await waitFor(() => {
    const field = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('There is no field for the file yet.');
    return field;
  });
  await user.upload(input, new File(['stories:'], 'tests.yml'));
  expect(await screen.findByText('2 steps · hi')).toBeTruthy();
  expect(screen.getByText('A note.')).toBeTruthy();
  expect(made.map(({ input: sent }) => sent)).toMatchObject([{ body: { format: 'rasa', preview: true } }]);
  await user.click(screen.getByRole('button', { name: 'Import 1 case' }));
  await waitFor(() => expect(made.at(-1)?.input).toMatchObject({ body: { preview: false } }));
});
