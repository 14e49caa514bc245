import { circle, each, line, move, picture, pictureHeight, rect, shape } from './shapes.mjs';

const [paper, wood, card] = ['#e3ead8', '#8a6647', '#c99b62'];

const frond =
  line('M0 0C4-30-2-60 14-94', '#2f5f33', 4) +
  each([-12, -28, -44, -60, -76], (y, at) =>
    line(`M${2 + at} ${y}q14-2 20-12M${1 + at} ${y}q-14-2-18-12`, '#3f7d3a', 4),
  );

const shirt = [
  line('M-6-50c-4-14 16-16 14-2-2 8-8 6-8 14', '#6e4f33', 4),
  shape('M-24-38h48l36 24-18 26-14-8v58h-56V4l-14 8-18-26z', '#fff'),
  shape('M-16-38a16 10 0 0 0 32 0z', '#cdd8bd'),
  line('M0-26v84', '#dfe5d6', 3),
  each([-14, 6, 26, 46], (y) => circle(0, y, 3, '#8a6647')),
].join('');

const rail = picture(
  pictureHeight,
  paper,
  rect(22, 26, 276, 6, wood, 3),
  rect(34, 26, 6, 144, wood),
  rect(280, 26, 6, 144, wood),
  move(100, 80, shirt, 1.05),
  line('M204 30c0-8 10-8 10 0v6', '#6e4f33', 4),
  shape('M190 42h48l20 106h-88z', '#9fb7a0'),
  shape('M190 42h48l2 12h-52z', '#7f9b81'),
  line('M200 60 192 140M214 60v80M228 60l8 80', '#8aa58c', 2),
  rect(0, 166, 320, 14, '#c9d2b9'),
);

const parcel = picture(
  pictureHeight,
  '#f1e7d3',
  rect(0, 138, 320, 42, '#d5c19a'),
  rect(84, 58, 152, 98, card, 6),
  rect(146, 58, 28, 98, '#e6c697'),
  line('M84 82h152', '#b0834c', 3),
  rect(100, 118, 40, 26, '#fff', 3),
  line('M106 126h28M106 134h18', '#b9a88a', 3),
  line('M160 58c-26-4-34-26-18-28 14-2 18 16 18 28 0-12 6-30 20-27 14 3 6 24-20 27z', '#3f7d3a', 5),
  move(268, 150, frond, 1.1),
);

const washing = picture(
  pictureHeight,
  '#d5e8ee',
  circle(276, 36, 18, '#ffd97a'),
  shape('M0 150c70-24 130-8 180-4s90-6 140-14v48H0z', '#a9c48c'),
  rect(26, 40, 7, 122, wood),
  rect(288, 40, 7, 122, wood),
  line('M29 48c80 22 180 22 262 0', '#6e5a48', 2.5),
  shape('M60 56 128 64l-6 70-62-8z', '#fff'),
  shape('M60 56l68 8-1 12-67-8z', '#e7eee0'),
  shape('M146 65l52-1 2 52-54 1z', '#d8a48f'),
  shape('M146 65l52-1 .5 10-52.5 1z', '#c48d77'),
  shape('M216 62l52-8 2 64-50 8z', '#8fae93'),
  each(
    [
      [72, 54],
      [118, 60],
      [154, 61],
      [190, 60],
      [224, 57],
      [258, 52],
    ],
    ([x, y]) => rect(x, y, 4, 12, wood, 2),
  ),
);

export const shop = {
  id: 'fern-thread',
  media: [
    ['linen-rail', rail],
    ['parcel', parcel],
    ['washing-line', washing],
  ],
};
