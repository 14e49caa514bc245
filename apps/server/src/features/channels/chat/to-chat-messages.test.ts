import type { TurnOutput } from '@confab/model';
import { expect, test } from 'vitest';
import { toChatMessages } from './to-chat-messages.ts';

type Response = Extract<TurnOutput, { type: 'response' }>;
const response: Response = {
  type: 'response',
  itemId: 'n',
  entryId: 'e',
  spokenText: 'Hello',
  displayText: 'Hello',
  headingText: '',
  screenLayout: 'ImageLeftNoHeading',
  imageAssetId: null,
  audioAssetId: null,
  videoUrl: null,
  suggestionChips: ['Tea'],
};
const shown = (more: Partial<Response>) => toChatMessages([{ ...response, ...more }], 'https://confab.example');

test('a plain answer is its text and nothing else', () => {
  expect(toChatMessages([response, { type: 'ended' }], '')).toEqual([
    { from: 'assistant', heading: '', text: 'Hello', imageUrl: null },
  ]);
});

test('what is said aloud comes along where it is not what is shown, without its marks', () => {
  expect(shown({ spokenText: 'Well, ++hello++ [500ms] there' })[0]?.speech).toBe('Well, hello there');
  expect(shown({ spokenText: '++Hello++' })[0]).not.toHaveProperty('speech');
});

test('a picture, a sound and a film come as addresses, with how they stand', () => {
  const media = {
    headingText: 'Hi',
    imageAssetId: 'https://cdn.example/cup.png',
    audioAssetId: '0b0c1d2e-0000-4000-8000-000000000001',
    videoUrl: 'https://cdn.example/film.mp4',
    screenLayout: 'FullscreenVideo',
  } as const;
  expect(shown(media)[0]).toEqual({
    from: 'assistant',
    heading: 'Hi',
    text: 'Hello',
    imageUrl: 'https://cdn.example/cup.png',
    audioUrl: 'https://confab.example/media/0b0c1d2e-0000-4000-8000-000000000001',
    videoUrl: 'https://cdn.example/film.mp4',
    layout: 'FullscreenVideo',
  });
});

test('an address that is none is left out', () => {
  expect(shown({ imageAssetId: 'javascript:alert(1)', videoUrl: 'film.mp4' })[0]).toEqual({
    from: 'assistant',
    heading: '',
    text: 'Hello',
    imageUrl: null,
  });
});
