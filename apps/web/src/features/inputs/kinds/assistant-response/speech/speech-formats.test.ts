import { stripSpeechMarkdown } from '@confab/dialog-engine';
import { describe, expect, test } from 'vitest';
import { formatSpeech, speechFormats, type SpeechFormat } from './speech-formats.ts';
import { splitSpeech } from './split-speech.ts';

const find = (id: string) => speechFormats.find((format) => format.id === id) as SpeechFormat;
/** The text with its selection between bars. */
const format = (marked: string, id: string) => {
  const [lead = '', words = '', rest = ''] = marked.split('|');
  const selected = { text: lead + words + rest, start: lead.length, end: lead.length + words.length };
  const { text, start, end } = formatSpeech(selected, find(id));
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
};

describe('marks of speech around the selected words', () => {
  test.each([
    ['Say |hello| now', 'whisper', 'Say (|hello|)[whisper] now'],
    ['Say (|hello|)[whisper] now', 'whisper', 'Say |hello| now'],
    ['Say| hello |now', 'strong', 'Say ++|hello|++ now'],
    ['Hello|| there', 'pauseLong', 'Hello [1s]|| there'],
    ['||', 'pauseShort', '[250ms]||'],
    ['Al| |', 'pauseShort', 'Al [250ms]||'],
    ['an |al| can', 'substitute', 'an (al)[sub:"|…|"] can'],
    ['Ring ||', 'sound', 'Ring !["https://|…|"]'],
  ])('%s with %s becomes %s', (text, id, expected) => expect(format(text, id)).toBe(expected));

  test.each(speechFormats.map((one) => [one.id, one] as const))(
    'the mark %s is one that speech supports',
    (_id, one) => {
      const { text } = formatSpeech({ text: 'good word here', start: 5, end: 9 }, one);
      expect(stripSpeechMarkdown(text)).toBe('good word here');
      expect(splitSpeech(text).map(({ kind }) => kind)).not.toContain('unknown');
    },
  );
});

describe('highlighting a spoken text', () => {
  const show = (text: string) => splitSpeech(text).map((part) => `${part.kind}:${part.text}`);

  test('marks, tokens and words are separate parts, and an unknown mark has its own kind', () => {
    expect(show('Hi (you)[whisper] {tv.Name} [1s]')).toEqual([
      'words:Hi ',
      'mark:(',
      'words:you',
      'mark:)',
      'mark:[whisper]',
      'words: ',
      'token:{tv.Name}',
      'words: ',
      'mark:[1s]',
    ]);
    expect(show('(x)[nonsense:"a"]')).toContain('unknown:[nonsense:"a"]');
    expect(show('pages 5-6 (or 7)')).toEqual(['words:pages 5-6 (or 7)']);
  });

  test.each(['', 'a ++b++ [', '!["https://a.test/b.mp3"] x', '(((', '(x)[/pɪ/] (al)[{alu}]', '-a- b-c +d+'])(
    'the parts of %j make up the text',
    (text) =>
      expect(
        splitSpeech(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text),
  );
});
