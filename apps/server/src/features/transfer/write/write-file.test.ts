import { toJsonText } from '@confab/model';
import { transferCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '../../../new-id.ts';
import { writeFile, writeFileResult } from './write-file.ts';

test('the text of an exported file is what its call answers with', async () => {
  const values = { DisplayName: 'Weather "today" ☂' };
  const row = { id: newId(), kind: 'project', type: 'Pro', workflowId: null, draft: toJsonText(values) } as const;
  const request = {
    drafts: { rows: [row], orders: ['a0'], layouts: [] },
    form: { type: 'project', isZip: false },
  } as const;
  const text = await writeFileResult.work(request);
  expect(z.decode(transferCalls.exportProject.result, JSON.parse(text) as never)).toEqual(
    await writeFile.work(request),
  );
  expect(text).toContain('"FileName":"Weather-today.json"');
});
