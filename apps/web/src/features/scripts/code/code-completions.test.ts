import { completionStatus, currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createCompletions } from './code-completions.ts';

async function offered(doc: string, names: Parameters<typeof createCompletions>[0]) {
  const state = EditorState.create({ doc, selection: { anchor: doc.length }, extensions: [createCompletions(names)] });
  const view = new EditorView({ state, parent: document.body });
  startCompletion(view);
  await waitFor(() => expect(completionStatus(view.state)).not.toBe('pending'));
  const labels = currentCompletions(view.state).map(({ label }) => label);
  view.destroy();
  return labels;
}

describe('what is offered while code is written', () => {
  const tokens = [{ name: 'Guest' }, { name: 'ALK_Platform' }];
  it('offers tokens after {tv.', async () => {
    expect(await offered('Hi {tv.G', { tokens })).toEqual(['{tv.Guest}']);
    expect(await offered('Hi G', { tokens })).toEqual([]);
  });

  it('offers parameters of the function', async () => {
    expect(await offered('return gu', { parameters: [{ name: 'guest' }, { name: 'count' }] })).toEqual(['guest']);
  });
});
