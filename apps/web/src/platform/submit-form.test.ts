import type { NamedMessage } from '@confab/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitForm } from './submit-form.ts';

beforeEach(() => void vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Sends a form and loads a document into its frame; null for one that the browser blocks. */
function answer(shown: { readonly URL: string; readonly text?: string } | null) {
  const onRefused = vi.fn<(message: NamedMessage | undefined) => void>();
  submitForm('/api/AzureDownload', { downloadInput: '{}' }, onRefused);
  const frame = document.querySelector('iframe')!;
  const body = { textContent: shown?.text ?? '' };
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(shown && ({ URL: shown.URL, body } as never));
  frame.dispatchEvent(new Event('load'));
  return onRefused.mock.calls;
}

test('a download that the server refuses is reported with its message', () => {
  const naming = { MessageName: 'mediaMessages.tooManyDownloads', MessageParts: { files: 9, most: 7 } };
  const text = JSON.stringify({ Success: false, ErrorMessage: 'Select fewer files.', ...naming });
  expect(answer({ URL: 'http://here.example/api/AzureDownload', text })).toEqual([
    [
      {
        message: 'Select fewer files.',
        messageName: 'mediaMessages.tooManyDownloads',
        messageParts: { files: 9, most: 7 },
      },
    ],
  ]);
  expect(document.querySelector('iframe')).toBeNull();
});

test('an answer that the page may not read is reported without a message', () => {
  expect(answer(null)).toEqual([[undefined]]);
});

test('the empty document of a new frame is not an answer', () => {
  expect(answer({ URL: 'about:blank' })).toEqual([]);
  expect(document.querySelector('iframe')).not.toBeNull();
});
