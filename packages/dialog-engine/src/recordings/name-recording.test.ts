import { expect, test } from 'vitest';
import { markPlace, nameRecordedFile, nameRecording, readRecordingName } from './name-recording.ts';

const place = { itemId: 'i', itemName: 'Öffnungszeiten & mehr!', path: 'Response/Entries/a', further: undefined };

test('a recording is named after its item and its place, in letters that every file system takes', () => {
  expect(nameRecording(place)).toMatch(/^offnungszeiten-mehr-[0-9a-f]{14}$/);
  expect(nameRecording({ ...place, itemName: '你好' })).toMatch(/^line-[0-9a-f]{14}$/);
});

test('the recordings of one line in several languages have different names, which say the language', () => {
  const german = { ...place, further: 'de' };
  expect(nameRecording(german)).toMatch(/^offnungszeiten-mehr-de-[0-9a-f]{14}$/);
  expect(markPlace(german)).not.toBe(markPlace(place));
  const text = { ...german, wordsHash: '0123456789abcd' };
  expect(readRecordingName(nameRecordedFile(text))).toEqual({ place: markPlace(german), wordsHash: text.wordsHash });
});

test('10,000 entries of items with the same name have different names', () => {
  const names = Array.from({ length: 10_000 }, (_, index) =>
    nameRecording({ ...place, path: `Response/Entries/${index}` }),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('the name of a recorded file tells its line and the hash of the words that it was recorded from', () => {
  const text = { ...place, wordsHash: '0123456789abcd' };
  const read = { place: markPlace(place), wordsHash: text.wordsHash };
  expect(readRecordingName(nameRecordedFile(text))).toEqual(read);
  expect(readRecordingName(nameRecordedFile({ ...text, itemName: 'New name' }).toUpperCase())).toEqual(read);
  expect(readRecordingName(nameRecording(place))).toEqual({ ...read, wordsHash: undefined });
});

test.each(['', 'hello', 'greeting-1f0c', '1f0c9a2b3d4e5f', 'greeting-1f0c9a2b3d4e5f-copy'])(
  'the file name %j names no line',
  (name) => expect(readRecordingName(name)).toBeUndefined(),
);
