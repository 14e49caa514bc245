import { circle, each, ellipse, line, move, opacity, picture, pictureHeight, rect, shape } from './shapes.mjs';

const [night, dark, brass, glow] = ['#2b3550', '#171d2e', '#d9b46a', '#ffe9a8'];

const flame =
  shape('M0 18c-13-11-5-24 0-38 7 14 14 26 0 38z', '#f08a24') + shape('M0 16c-6-5-3-12 0-19 3 7 7 13 0 19z', '#ffd15c');

/** A ship's lantern around the point of its flame. */
function lantern(isLit) {
  return [
    isLit ? circle(0, 0, 58, '#f6c453', opacity(0.16)) + circle(0, 0, 40, '#f6c453', opacity(0.16)) : '',
    line('M-14-52a14 14 0 0 1 28 0', brass),
    shape('M-24-38h48l-9-14h-30z', brass),
    rect(-20, -38, 40, 64, isLit ? glow : '#54608a', 4),
    isLit ? flame : '',
    line('M-20-38v64M20-38v64', '#a8843f'),
    rect(-26, 26, 52, 12, brass, 3),
  ].join('');
}

const hall = picture(
  pictureHeight,
  night,
  rect(0, 160, 320, 20, dark),
  each([40, 112, 208, 280], (x) => line(`M${x} 0V${x % 80 === 40 ? 22 : 34}`, '#48557e', 2)),
  move(40, 58, lantern(false), 0.7),
  move(280, 58, lantern(false), 0.7),
  move(160, 96, lantern(true), 1.25),
  move(98, 66, lantern(false), 0.5),
  move(222, 66, lantern(false), 0.5),
);

const furnace = picture(
  pictureHeight,
  '#3a2a2f',
  each([0, 1, 2, 3, 4, 5], (row) =>
    each([-1, 0, 1, 2, 3, 4, 5, 6], (column) => rect(column * 52 + (row % 2) * 26, row * 27, 48, 23, '#4d373b', 3)),
  ),
  rect(0, 160, 320, 20, '#211719'),
  shape('M84 160V96a60 60 0 0 1 120 0v64z', '#8d6a5a'),
  shape('M98 160V98a46 46 0 0 1 92 0v62z', '#2a1412'),
  shape('M104 160c0-52 24-46 26-78 24 22 12 38 22 44 8-8 6-22 4-30 22 18 26 44 26 64z', '#f08a24'),
  shape('M120 160c0-30 16-28 20-48 16 14 10 26 14 30 6-4 6-12 6-18 10 12 12 24 12 36z', '#ffd15c'),
  line('M176 124 300 92', '#c9ccd6', 5),
  circle(172, 125, 15, '#ff9b42'),
  circle(168, 121, 5, '#ffe1a0'),
);

const window = picture(
  pictureHeight,
  '#efe6d4',
  shape('M0 180 96 132h128l96 48z', '#d9c9ab'),
  shape('M72 150V88a88 88 0 0 1 176 0v62z', dark),
  each(
    [
      ['M80 146v-44h52v44z', '#2f6fc4'],
      ['M136 146v-44h48v44z', '#3f8be0'],
      ['M188 146v-44h52v44z', '#2558a8'],
      ['M80 98V88a80 80 0 0 1 52-74v84z', '#5aa2ec'],
      ['M136 98V12a80 80 0 0 1 48 0v86z', '#8cc2f7'],
      ['M188 98V14a80 80 0 0 1 52 74v10z', '#3978cc'],
    ],
    ([d, fill]) => shape(d, fill),
  ),
  circle(160, 66, 22, '#e0a93b'),
  circle(160, 66, 12, '#c4473a'),
  shape('M80 150h160l30 30H50z', '#8cc2f7', opacity(0.45)),
);

const bottle = picture(
  pictureHeight,
  '#dfe7e4',
  rect(0, 140, 320, 40, '#9fb0ac'),
  rect(116, 124, 88, 18, '#6f817d', 2),
  ellipse(160, 124, 34, 6, '#56655f', opacity(0.5)),
  shape('M148 30v24c-2 10-24 18-24 44 0 18 14 26 36 26s36-8 36-26c0-26-22-34-24-44V30z', '#5fb3a8', opacity(0.9)),
  shape('M140 74c-6 8-10 14-10 24 0 8 4 14 10 18-2-14-2-28 0-42z', '#b9e4dd'),
  rect(144, 22, 32, 10, '#8fd6cb', 5),
  line('M172 42c20-2 26 12 14 26', '#8fd6cb', 5),
  rect(226, 150, 60, 16, '#f6f4ec', 2),
  line('M234 158h44', '#9fb0ac', 3),
);

export const museum = {
  id: 'glass-museum',
  media: [
    ['lantern-hall', hall],
    ['furnace', furnace],
    ['blue-window', window],
    ['roman-bottle', bottle],
  ],
};
