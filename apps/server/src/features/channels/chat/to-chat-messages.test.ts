import { aResponse } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { createPublicAddresses } from '../get-asset-url.ts';
import { toChatMessages } from './to-chat-messages.ts';

const response = aResponse({ screenLayout: 'ImageLeftNoHeading', suggestionChips: ['Tea'] });
const shown = (more: Partial<typeof response>) =>
  toChatMessages([{ ...response, ...more }], createPublicAddresses('https://confab.example'));

test('a plain response becomes a message with its text only', () => {
  expect(toChatMessages([response, { type: 'ended' }], createPublicAddresses(''))).toEqual([
    { from: 'assistant', heading: '', text: 'Hello', imageUrl: null },
  ]);
});

test('a message has the spoken text without markup when it differs from the displayed text', () => {
  expect(shown({ spokenText: 'Well, ++hello++ [500ms] there' })[0]?.speech).toBe('Well, hello there');
  expect(shown({ spokenText: '++Hello++' })[0]).not.toHaveProperty('speech');
});

test('a message has the addresses of its image, audio and video, the alternative text and the screen layout', () => {
  const media = {
    headingText: 'Hi',
    imageAssetId: 'https://cdn.example/cup.png',
    imageAlt: 'A cup of tea',
    audioAssetId: '0b0c1d2e-0000-4000-8000-000000000001',
    videoUrl: 'https://cdn.example/film.mp4',
    screenLayout: 'FullscreenVideo',
  } as const;
  expect(shown(media)[0]).toEqual({
    from: 'assistant',
    heading: 'Hi',
    text: 'Hello',
    imageUrl: 'https://cdn.example/cup.png',
    imageAlt: 'A cup of tea',
    audioUrl: 'https://confab.example/media/0b0c1d2e-0000-4000-8000-000000000001?format=mp3',
    videoUrl: 'https://cdn.example/film.mp4',
    layout: 'FullscreenVideo',
  });
});

test('the address of a picture of the library names a size and keeps a GIF animated', () => {
  const id = '0b0c1d2e-0000-4000-8000-000000000001';
  expect(shown({ imageAssetId: id })[0]?.imageUrl).toBe(`https://confab.example/media/${id}?size=1920x1080&motion=1`);
});

test('an invalid media address is left out', () => {
  expect(shown({ imageAssetId: 'javascript:alert(1)', videoUrl: 'film.mp4' })[0]).toEqual({
    from: 'assistant',
    heading: '',
    text: 'Hello',
    imageUrl: null,
  });
});
