import { describe, expect, test } from 'vitest';
import { findFileNameFault, findFolderNameFault, findFreeName, tidyAssetName, toNameKey } from './asset-name.ts';

describe('names of files', () => {
  test.each(['logo.png', 'Grüße an alle.mp3', 'speech.v1.2.mp3', 'types.d.ts', 'jquery.min.js', '日本.txt'])(
    '%s is a good name',
    (name) => expect(findFileNameFault(tidyAssetName(name))).toBeUndefined(),
  );

  test.each([
    ['../../x.png', 'characters'],
    ['..\\x.png', 'characters'],
    ['C:\\x.png', 'characters'],
    ['a\0.png', 'characters'],
    ['a\n.png', 'characters'],
    ['gnp.\u202Exe.png', 'characters'],
    ['a\u200Bb.png', 'characters'],
    ['%2e%2e%2fx.png', 'characters'],
    ['CON.png', 'reserved'],
    ['lpt1.txt', 'reserved'],
    ['..', 'empty'],
    ['   ', 'empty'],
    ['evil.php', 'kind'],
    ['evil.svg', 'kind'],
    ['noextension', 'kind'],
    ['a.png.html', 'twoExtensions'],
    ['a.php.png', 'twoExtensions'],
    ['a.svg .png', 'twoExtensions'],
    [`${'x'.repeat(300)}.png`, 'tooLong'],
    [`${'日'.repeat(90)}.png`, 'tooLong'],
  ])('%j is refused (UPL-1, UPL-4)', (name, fault) => expect(findFileNameFault(tidyAssetName(name))).toBe(fault));

  test('blanks around a name and dots at its end are removed (UPL-4)', () => {
    expect(tidyAssetName('  logo.png. . ')).toBe('logo.png');
    expect(tidyAssetName('e\u0301.png')).toBe('\u00e9.png');
  });
});

describe('names of folders', () => {
  test.each(['Voices', 'v1.2', 'a.png'])('%s is a good name', (name) =>
    expect(findFolderNameFault(name)).toBeUndefined(),
  );
  test.each(['.', '..', '', 'a/b', 'nul', 'a\u202Eb'])('%j is refused (UPL-4)', (name) =>
    expect(findFolderNameFault(tidyAssetName(name))).toBeDefined(),
  );
});

describe('findFreeName', () => {
  test('a name in use gets the next free number before its extension', () => {
    const taken = new Set(['logo (1).png', 'logo (2).png']);
    expect(findFreeName('Logo.png', (key) => taken.has(key))).toBe('Logo (3).png');
    expect(findFreeName('Voices', () => false)).toBe('Voices (1)');
    expect(findFreeName('Voices', () => false, 7)).toBe('Voices (7)');
  });

  test('a long name is shortened so that the number fits (UPL-4)', () => {
    const name = findFreeName(`${'日'.repeat(83)}.png`, () => false);
    expect(findFileNameFault(name)).toBeUndefined();
    expect(name.endsWith(' (1).png')).toBe(true);
  });

  test('names that differ in case only have one key', () => expect(toNameKey('Logo.PNG')).toBe(toNameKey('lOGO.png')));
});
