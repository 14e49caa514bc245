import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKind } from '../../testing/render-kind.tsx';

// A response contains a whole form, so rendering takes longer.
vi.setConfig({ testTimeout: 20_000 });

test('an entry of a response has media fields and can be disabled (A3.55)', async () => {
  const { user, read } = await renderKind({ type: 'AssistantResponse' });
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('switch', { name: 'Enabled' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await user.type(screen.getByRole('textbox', { name: 'Video address' }), 'v');
  expect(read()).toMatchObject({ Entries: [{ Enabled: false, VideoUrl: 'v' }] });
});

test('an author writes spoken text, display text, an image and audio into a response (A1.5)', async () => {
  const { user, read } = await renderKind({ type: 'AssistantResponse' });
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  for (const [name, text] of [
    ['Speech Markdown', 'Good (morning)'],
    ['Display text', 'Good morning!'],
    ['Image', 'image-1'],
    ['Audio', 'audio-1'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name }), text);
  expect(read()).toMatchObject({
    Entries: [
      {
        SpokenText: 'Good (morning)',
        DisplayText: 'Good morning!',
        ImageAssetId: 'image-1',
        AudioAssetId: 'audio-1',
      },
    ],
  });
});

test('a response can link to a shared response (A3.54)', async () => {
  const { user, read } = await renderKind({ type: 'AssistantResponse' });
  await user.click(screen.getByRole('button', { name: 'Linked response' }));
  await user.click(screen.getByRole('switch', { name: 'Use a linked response' }));
  await user.type(screen.getByRole('textbox', { name: 'Which one' }), 'x');
  expect(read()).toMatchObject({ IsLinkedResponse: true, LinkedResponseId: 'x' });
});
