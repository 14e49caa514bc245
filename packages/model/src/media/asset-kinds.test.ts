import { describe, expect, test } from 'vitest';
import { assetKinds, findAssetKind, getExtension, listExtensions } from './asset-kinds.ts';
import { fillAssetAddress, imageSizes, readImageSize } from './asset-sizes.ts';
import { sniffSignature } from './sniff-signature.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the kinds of assets', () => {
  test('the library keeps the extensions of the specification (A3.71, A3.72, A3.73, A3.74, A3.75, A3.76, A3.77)', () => {
    const of = (type: Parameters<typeof listExtensions>[0][number]) => listExtensions([type]).toSorted().join(' ');
    expect(of('Images')).toBe('.bmp .exif .gif .jpeg .jpg .png .tiff');
    expect(of('Audio')).toBe('.aac .aiff .flac .mp3 .ogg .wav .wma .xif');
    expect(of('Html')).toBe('.htm .html');
    expect(of('Text')).toBe('.txt');
    expect(of('JavaScript')).toBe('.js');
    expect(of('Typescript')).toBe('.ts');
  });

  test('the picker type General allows every kind of file (A5.29, P9.34)', () => {
    expect(listExtensions(['General'])).toHaveLength(assetKinds.length);
    expect(listExtensions([])).toHaveLength(assetKinds.length);
    expect(listExtensions(['Text'])).toEqual(['.txt']);
  });

  test('pictures can have 25 MiB, sounds 100 MiB and texts 2 MiB (UPL-1)', () => {
    const most = (name: string) => (findAssetKind(name)?.bytesMax ?? 0) / 1_048_576;
    expect(['a.png', 'a.mp3', 'a.html', 'a.txt', 'a.js', 'a.ts'].map(most)).toEqual([25, 100, 2, 2, 2, 2]);
  });

  test('only scripts need the role AppEditor (P6.12, UPL-1)', () => {
    expect(assetKinds.filter(({ writer }) => writer === 'AppEditor').map(({ extension }) => extension)).toEqual([
      '.js',
      '.ts',
    ]);
  });

  test.each([
    ['Logo.PNG', '.png'],
    ['.png', ''],
    ['logo', ''],
    ['a.b.mp3', '.mp3'],
  ])('the extension of %s is "%s"', (name, extension) => expect(getExtension(name)).toBe(extension));

  test.each(['a.svg', 'a.php', 'a.exe', 'a', 'a.png.svg'])('%s is not kept', (name) =>
    expect(findAssetKind(name)).toBeUndefined(),
  );
});

describe('sniffSignature', () => {
  test.each([
    ['png', '\x89PNG\r\n\x1a\n'],
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['gif', 'GIF89a'],
    ['tiff', 'II*\0'],
    ['bmp', 'BM\x10\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'],
    ['wav', 'RIFF\x10\0\0\0WAVEfmt '],
    ['aiff', 'FORM\x10\0\0\0AIFF'],
    ['ogg', 'OggS'],
    ['flac', 'fLaC'],
    ['mp3', 'ID3\x04'],
    ['mp3', '\xff\xfb\x90\x44'],
    ['aac', '\xff\xf1\x50\x80'],
  ])('recognises %s', (signature, head) => expect(sniffSignature(bytes(head))).toBe(signature));

  test.each(['<html>', '<?php', 'BM is a text', '<svg xmlns="x">', '', '\xff\xfe\0\0', 'RIFF\0\0\0\0AVI '])(
    '%j is not recognised as a picture or sound (UPL-1)',
    (head) => expect(sniffSignature(bytes(head))).toBeUndefined(),
  );
});

describe('addresses of assets', () => {
  test('an address names the asset, its size or format, and a random id; its default size is 500x500 (A7.87, A9.20, P9.25)', () => {
    const at = { assetId: 'a1', randomId: '7' };
    expect(fillAssetAddress('https://m.example/{assetId}?size={imageSize}', at)).toBe(
      'https://m.example/a1?size=500x500&r=7',
    );
    expect(fillAssetAddress('/x/{assetId}.{audioFormat}', { ...at, audioFormat: 'alexa' })).toBe('/x/a1.alexa?r=7');
  });

  test('pictures have the sizes of the specification (A9.17)', () => {
    expect(imageSizes.slice(0, 9)).toEqual(
      '512x512 192x192 120x120 1024x768 800x600 320x240 1920x1080 1280x720 640x360'.split(' '),
    );
    expect(readImageSize('1920x1080')).toEqual({ width: 1_920, height: 1_080 });
  });
});
