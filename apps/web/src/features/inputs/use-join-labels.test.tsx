import type { TextLabel } from '@confab/inputs';
import { act, cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { aWorld } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids } from '../../testing/editing/world.ts';
import { setLanguage } from '../../words/language.ts';
import { useJoinLabels } from './use-join-labels.ts';

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

interface JoinedProps {
  readonly labels: readonly TextLabel[];
  readonly keys?: readonly string[];
}

function Joined({ labels, keys }: JoinedProps) {
  return <p>{useJoinLabels()(labels, keys)}</p>;
}

async function join(props: JoinedProps) {
  await setLanguage('de');
  const { session } = await aWorld().open('ada');
  await act(async () => {
    const joined = (
      <Suspense>
        <Joined {...props} />
      </Suspense>
    );
    renderInSession(session, joined, fakeApi({}).api);
  });
  return (await screen.findByRole('paragraph')).textContent;
}

test('labels with a key are German, and a title that its author named like an input keeps that name (P9.20)', async () => {
  const labels = [
    'Response',
    'Display text',
    { option: 'No match' },
    { kind: 'node', id: ids.ask },
    'Display text',
  ] as const;
  const keys = [
    'node.Say.Response.label',
    '',
    'node.Ask.Connectors.Kind.options.NoMatch',
    '',
    'input.Response.DisplayText.label',
  ];
  expect(await join({ labels, keys })).toBe('Antwort › Display text › Nicht verstanden › Ask › Anzeigetext');
});

test('labels of a server that sends no keys are English', async () => {
  expect(await join({ labels: ['Response', '1', 'Display text'] })).toBe('Response › 1 › Display text');
});
