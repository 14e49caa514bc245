import { completionStatus, currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createCompletions } from './code-completions.ts';

async function listCompletions(doc: string, names: Parameters<typeof createCompletions>[0]) {
  const state = EditorState.create({ doc, selection: { anchor: doc.length }, extensions: [createCompletions(names)] });
  const view = new EditorView({ state, parent: document.body });
  startCompletion(view);
  await waitFor(() => expect(completionStatus(view.state)).not.toBe('pending'));
  const labels = currentCompletions(view.state).map(({ label }) => label);
  view.destroy();
  return labels;
}

describe('code completions', () => {
  const tokens = [{ name: 'Guest' }, { name: 'ALK_Platform' }];
  it('the code editor offers tokens after {tv.', async () => {
    expect(await listCompletions('Hi {tv.G', { tokens })).toEqual(['{tv.Guest}']);
    expect(await listCompletions('Hi G', { tokens })).toEqual([]);
  });

  it('the code editor offers the parameters of the function', async () => {
    expect(await listCompletions('return gu', { parameters: [{ name: 'guest' }, { name: 'count' }] })).toEqual([
      'guest',
    ]);
  });
});
