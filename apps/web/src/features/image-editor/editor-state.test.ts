import { describe, expect, test } from 'vitest';
import { getZoom, getZoomFactor, isSamePicture, readAngle, toShownAngle } from './editor-state.ts';
import { chooseSaveFormat } from './save-format.ts';

const state = (visibleWidth: number, change: object = {}) => ({
  boundary: { width: 400, height: 200 },
  imageSize: { width: 200, height: 100 },
  transforms: { rotate: 0, flip: { horizontal: false, vertical: false } },
  visibleArea: { left: 0, top: 0, width: visibleWidth, height: visibleWidth / 2 },
  coordinates: { left: 0, top: 0, width: 200, height: 100 },
  ...change,
});

describe('zooming a picture', () => {
  test('one press of a zoom button changes the zoom by 0.1 (A2.77, A9.23)', () => {
    expect(getZoom(state(200))).toBe(1);
    expect(getZoom(state(200)) * getZoomFactor(state(200), 1)).toBeCloseTo(1.1);
    expect(getZoom(state(100)) * getZoomFactor(state(100), -1)).toBeCloseTo(1.9);
    expect(getZoom(state(150)) * getZoomFactor(state(150), 1)).toBeCloseTo(1.4);
  });

  test('the zoom never reaches zero', () => {
    expect(getZoomFactor(state(2_000), -1)).toBeCloseTo(1);
  });
});

describe('the rotation field', () => {
  test.each([
    ['90', 90],
    ['-360', -360],
    [' 12,5 ', 12.5],
    ['360.1', undefined],
    ['-361', undefined],
    ['', undefined],
    ['-', undefined],
    ['x', undefined],
  ])('the rotation field reads %j as %s (A2.79, A9.23)', (text, angle) => expect(readAngle(text)).toBe(angle));

  test('an angle beyond a full turn is shown within -360 and 360 (A2.79)', () => {
    expect([405, -405, 360, -45].map(toShownAngle)).toEqual([45, -45, 360, -45]);
  });
});

test('a picture is unchanged after a full turn, and changed after a flip or crop', () => {
  const turned = (rotate: number) => state(200, { transforms: { ...state(200).transforms, rotate } });
  expect(isSamePicture(state(200), state(100))).toBe(true);
  expect(isSamePicture(turned(0), turned(-360))).toBe(true);
  expect(isSamePicture(turned(0), turned(90))).toBe(false);
  expect(isSamePicture(state(200), state(200, { coordinates: { left: 1, top: 0, width: 9, height: 9 } }))).toBe(false);
  const flip = { horizontal: true, vertical: false };
  expect(isSamePicture(state(200), state(200, { transforms: { rotate: 0, flip } }))).toBe(false);
});

test.each([
  ['logo.PNG', 'image/png', 'logo.PNG', false],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg', false],
  ['photo.exif', 'image/jpeg', 'photo.exif', false],
  ['wave.gif', 'image/png', 'wave.png', true],
  ['scan.v2.tiff', 'image/png', 'scan.v2.png', true],
  ['old.bmp', 'image/png', 'old.png', true],
])('%s is saved as %s with the name %s (A2.81)', (name, mediaType, fileName, isCopy) => {
  expect(chooseSaveFormat(name)).toEqual({ mediaType, fileName, isCopy });
});
