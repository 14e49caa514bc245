import { Refusal } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { describeFailure } from './describe-failure.ts';
import { noMessage } from '../../words/message.ts';

describe('describeFailure', () => {
  test.each([
    ['refused by a rule', new Refusal('refused', 'No'), true],
    ['with content that is not right', new Refusal('unprocessable', 'No'), true],
    ['that the client cannot tell from others but by its status', new ApiFailure('failed', 'No', 422), true],
    ['refused over HTTP', new ApiFailure('refused', 'No', 200), true],
    ['with the network away', new ApiFailure('offline', 'No', 0), false],
    ['at a server with a fault', new ApiFailure('failed', 'No', 500), false],
    ['after the session ended', new ApiFailure('signedOut', 'No', 401), false],
    ['without a connection', new TypeError('No'), false],
    ['by a server that sheds load', new Refusal('unavailable', 'No'), false],
    ['made too often', Object.assign(new Error('No'), { status: 429 }), false],
    ['by a server with a bug', Object.assign(new Error('No'), { status: 500 }), false],
    ['while signed out', new Refusal('signedOut', 'No'), false],
  ])('a failed call %s counts as a refusal only if repeating it cannot help', (_what, error, isRefusal) => {
    expect(describeFailure(error, noMessage)).toMatchObject({ isRefusal, message: { message: 'No' } });
  });

  test.each([
    ['forbidden', 403, true, true],
    ['notFound', 404, true, false],
    ['refused', 200, false, false],
    ['failed', 422, false, false],
    ['failed', 500, false, false],
  ] as const)(
    'a failure of kind %s with status %i is classified as denied, as forbidden or as neither',
    (kind, status, isDenied, isForbidden) => {
      expect(describeFailure(new ApiFailure(kind, 'No', status), noMessage)).toMatchObject({ isDenied, isForbidden });
    },
  );

  test('an error without a message gets the fallback message of the call', () => {
    expect(describeFailure(undefined, { message: 'Error saving value' }).message.message).toBe('Error saving value');
  });
});
