import { generalMessages, mediaMessages, Refusal, reauthRequired, teamCalls } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { formatFailure } from './send-failure.ts';
import { nameMessage } from './name-message.ts';

const format = (...failure: Parameters<typeof formatFailure>) => JSON.parse(formatFailure(...failure)) as unknown;

describe('the name of a message', () => {
  test('a filled message is sent with its name and its values', () => {
    const { template: message, parts } = new Refusal('conflict', mediaMessages.nameTaken, { parts: { name: 'a.txt' } });
    expect(format({ message, parts })).toEqual({
      Success: false,
      ErrorMessage: mediaMessages.nameTaken.replace('{name}', 'a.txt'),
      MessageName: 'mediaMessages.nameTaken',
      MessageParts: { name: 'a.txt' },
    });
  });

  test('a value that looks like a placeholder or another message is sent as a value', () => {
    const name = `{name} ${mediaMessages.notFound}`;
    expect(nameMessage(mediaMessages.nameTaken, { name })).toEqual({
      name: 'mediaMessages.nameTaken',
      parts: { name },
    });
    expect(new Refusal('invalid', mediaMessages.nameTaken, { parts: { name } }).message).toContain(name);
  });

  test('values without a placeholder in the message are not sent', () => {
    expect(nameMessage(mediaMessages.nameEmpty, { most: 7 })).toEqual({ name: 'mediaMessages.nameEmpty' });
  });

  test('a fallback message is named by its call, even when another call has the same one', () => {
    const message = teamCalls.create.fallbackMessage;
    expect(format({ message, call: teamCalls.create })).toMatchObject({ MessageName: 'teams.create' });
  });

  test('the name beside a code is the name of the message for the user', () => {
    expect(format({ message: reauthRequired })).toEqual({
      Success: false,
      ErrorMessage: 'reauth_required',
      UserErrorMessage: generalMessages.reauthRequired,
      MessageName: 'generalMessages.reauthRequired',
    });
  });

  test('a text that is in no list of messages has no name', () => {
    expect(format({ message: 'The weather is fine.' })).toEqual({
      Success: false,
      ErrorMessage: 'The weather is fine.',
    });
  });
});
