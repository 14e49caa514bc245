import { expect, test } from 'vitest';
import { readChatLook } from './read-chat-look.ts';

test('the look of a chat page has what its authors chose', () => {
  const values = {
    ChatName: ' Harbour helper ',
    ChatGreeting: 'Ask me about the menu.',
    ChatAvatar: 'https://www.example.com/owl.png',
    ChatColour: '#1f5fa8',
    ChatFont: 'serif',
  };
  expect(readChatLook(values)).toEqual({
    name: 'Harbour helper',
    greeting: 'Ask me about the menu.',
    avatarUrl: 'https://www.example.com/owl.png',
    colour: '#1f5fa8',
    font: 'serif',
  });
});

test('values that cannot be used count as left open', () => {
  const values = {
    ChatName: ' ',
    ChatAvatar: 'javascript:alert(1)',
    ChatColour: 'red; }',
    ChatFont: 'comic',
    ChatGreeting: {},
  };
  expect(readChatLook(values)).toEqual({});
  expect(readChatLook({})).toEqual({});
  expect(readChatLook({ ChatFont: 'sans' })).toEqual({});
});
