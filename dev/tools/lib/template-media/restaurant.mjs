import { circle, each, ellipse, line, move, opacity, picture, pictureHeight, rect, shape } from './shapes.mjs';

const [brick, mortar, stone] = ['#8d3b22', '#79301b', '#c98f5f'];

const leaf = shape('M0 0c10-12 26-10 30-2-8 10-22 12-30 2z', '#3f7d3a');

const wall = each([0, 1, 2, 3, 4, 5, 6], (row) =>
  each([-1, 0, 1, 2, 3, 4, 5, 6, 7], (column) => rect(column * 44 + (row % 2) * 22, row * 26 + 2, 38, 20, brick, 3)),
);

const fire =
  shape('M-46 0c0-34 22-34 24-60 20 14 14 28 22 32 8-6 8-18 6-24 22 14 30 34 30 52z', '#f08a24') +
  shape('M-26 0c0-20 14-20 16-36 14 10 10 20 14 24 6-4 6-10 6-14 10 10 14 18 14 26z', '#ffd15c');

const oven = picture(
  pictureHeight,
  mortar,
  wall,
  shape('M72 180V104a88 88 0 0 1 176 0v76z', stone),
  shape('M90 180V106a70 70 0 0 1 140 0v74z', '#2b1410'),
  move(160, 172, fire, 1.2),
  rect(104, 168, 112, 8, '#5a3a24', 4),
  rect(118, 160, 84, 8, '#6d4930', 4),
);

const pizza = picture(
  pictureHeight,
  '#e8dcc6',
  rect(0, 120, 320, 60, '#c7a877'),
  ellipse(160, 104, 118, 66, '#8a623a'),
  ellipse(160, 98, 118, 66, '#a97b4c'),
  ellipse(160, 94, 98, 54, '#e3b567'),
  ellipse(160, 92, 84, 45, '#c93c28'),
  each(
    [
      [112, 84],
      [150, 66],
      [198, 76],
      [210, 104],
      [164, 118],
      [124, 110],
      [166, 92],
    ],
    ([x, y]) => ellipse(x, y, 15, 9, '#fbf1de'),
  ),
  move(124, 92, leaf),
  move(178, 68, leaf),
  move(172, 110, leaf, 0.9),
);

const cake = picture(
  pictureHeight,
  '#f3e3dd',
  rect(0, 132, 320, 48, '#b98e7b'),
  ellipse(160, 142, 112, 22, '#fffaf2'),
  ellipse(160, 140, 92, 16, '#eee3d6'),
  shape('M92 136V96l104-30 40 30v40z', '#f6d99a'),
  shape('M92 96l104-30 40 30z', '#6b3a1e'),
  shape('M92 96h144v10H92z', '#8a5228'),
  shape('M92 128h144v10H92z', '#c98f4e'),
  each(
    [
      [254, 128],
      [240, 140],
      [268, 138],
    ],
    ([x, y]) => circle(x, y, 9, '#a3182f') + circle(x - 3, y - 3, 2.4, '#e8899a'),
  ),
  line('M254 120c2-16 12-24 22-26M240 132c4-22 20-34 34-38', '#4f7a3a', 2.5),
);

const terrace = picture(
  pictureHeight,
  '#26324a',
  circle(272, 34, 16, '#f4e3b2'),
  line('M0 20c60 26 100 26 160 6s110-18 160 6', '#46546f', 2),
  each(
    [
      [40, 38],
      [88, 42],
      [136, 36],
      [184, 24],
      [232, 20],
      [288, 28],
    ],
    ([x, y]) => circle(x, y, 9, '#ffd98a', opacity(0.3)) + circle(x, y, 4.5, '#ffd98a'),
  ),
  shape('M0 112c60-18 120-10 160-2s110 4 160-12v82H0z', '#34553f'),
  rect(0, 150, 320, 30, '#6d4f3a'),
  each([70, 220], (x) =>
    [
      rect(x - 44, 104, 88, 8, '#d8c4a0', 4),
      rect(x - 3, 112, 6, 42, '#8b7355'),
      rect(x - 22, 152, 44, 6, '#8b7355', 3),
      rect(x - 4, 84, 8, 20, '#f6f1e4', 2),
      shape(`M${x} 84c-7-6-3-12 0-18 4 6 7 12 0 18z`, '#f0a33a'),
    ].join(''),
  ),
);

export const restaurant = {
  id: 'olive-ember',
  media: [
    ['wood-oven', oven],
    ['margherita', pizza],
    ['cheesecake', cake],
    ['terrace', terrace],
  ],
};
