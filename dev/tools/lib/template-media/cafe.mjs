import {
  cardHeight,
  circle,
  each,
  ellipse,
  line,
  move,
  opacity,
  picture,
  pictureHeight,
  rect,
  shape,
} from './shapes.mjs';

const [teal, cream, coffee] = ['#2f7f8c', '#fbf3e2', '#6b4226'];

/** A cup with coffee in it, around its middle. */
const cup = [
  line('M38-14c26-6 30 30 0 30', cream, 8),
  shape('M-44-26h88c0 44-12 66-44 66s-44-22-44-66z', cream),
  ellipse(0, -26, 44, 10, '#e7d9bd'),
  ellipse(0, -26, 37, 7, coffee),
  shape('M-12-27c4-4 10-2 12 0 2-2 8-4 12 0-2 4-8 6-12 6s-10-2-12-6z', '#c99b62'),
  ellipse(0, 44, 62, 9, '#e7d9bd'),
].join('');

const steam = line('M-14 0c-8-10 8-14 0-26M4 0c-8-10 8-14 0-26', '#fff', 4);

const boat = [
  shape('M-34 0h68l-12 20h-44z', '#c9452f'),
  line('M0 0v-56', '#6e4f33', 3),
  shape('M4-52 34-8H4z', '#fff'),
  shape('M-4-44-26-8h22z', '#f6d99a'),
].join('');

function cafeHouse(x, y) {
  return move(
    x,
    y,
    [
      rect(-52, -62, 104, 62, cream),
      rect(-58, -72, 116, 12, teal, 3),
      each([-52, -31, -10, 11, 32], (at, index) => rect(at, -60, 21, 14, index % 2 === 0 ? '#d9503f' : '#fff')),
      rect(-42, -38, 44, 26, '#8fcbd2', 2),
      rect(16, -38, 24, 38, '#6e4f33', 2),
      circle(36, -18, 2, '#ffd36b'),
    ].join(''),
  );
}

const harbour = picture(
  pictureHeight,
  '#d3ecef',
  circle(56, 40, 18, '#ffd36b'),
  rect(0, 104, 320, 76, teal),
  each(
    [
      [24, 116],
      [96, 128],
      [150, 112],
      [40, 146],
      [104, 162],
      [16, 168],
    ],
    ([x, y]) => rect(x, y, 34, 3, '#7fc0c6', 1.5),
  ),
  move(78, 112, boat),
  move(148, 108, boat, 0.6),
  rect(176, 128, 144, 52, '#b9a37e'),
  each([186, 226, 266, 306], (x) => rect(x, 154, 8, 26, '#8d7a58')),
  cafeHouse(250, 128),
);

const coffeeCup = picture(
  pictureHeight,
  '#3b6f78',
  rect(0, 128, 320, 52, '#9c6b42'),
  line('M0 142h320M0 162h320', '#8a5c36', 2),
  move(150, 96, cup, 1.25),
  move(150, 46, steam, 1.1),
  each(
    [
      [248, 150],
      [266, 140],
      [276, 154],
      [56, 152],
      [40, 142],
    ],
    ([x, y]) => ellipse(x, y, 8, 5.5, coffee) + line(`M${x - 5} ${y}q5-3 10 0`, '#3f2412', 1.5),
  ),
);

const croissant = picture(
  pictureHeight,
  '#f3e2c4',
  rect(0, 132, 320, 48, '#c7a877'),
  ellipse(160, 136, 120, 24, '#fff'),
  ellipse(160, 133, 100, 18, '#ece4d4'),
  shape(
    'M62 128c-2-52 44-88 98-88s100 36 98 88c-18 2-30-6-36-22-12-26-32-36-62-36s-50 10-62 36c-6 16-18 24-36 22z',
    '#d99a45',
  ),
  shape(
    'M96 106c-8-18-4-30 10-44 0 16 4 28 16 26zM132 84c-6-16 0-30 14-42 4 16 8 28 2 40zM176 82c0-14 4-28 16-40 10 14 14 28 2 44zM214 96c8-10 8-22 4-36 16 14 20 28 12 46z',
    '#b97a2f',
  ),
  shape('M70 120c4-30 30-62 72-72-30 16-52 40-58 66z', '#f1bd6c', opacity(0.7)),
);

const card = picture(
  cardHeight,
  '#d3ecef',
  rect(0, 84, 320, 40, teal),
  each(
    [
      [20, 94],
      [120, 106],
      [190, 92],
    ],
    ([x, y]) => rect(x, y, 34, 3, '#7fc0c6', 1.5),
  ),
  move(74, 88, boat, 0.95),
  rect(160, 112, 160, 28, '#b9a37e'),
  cafeHouse(250, 112),
  rect(0, 124, 160, 16, '#8d7a58'),
  move(160, 106, cup, 0.5),
  move(160, 84, steam, 0.6),
);

export const cafe = {
  id: 'harbour-cafe',
  card,
  media: [
    ['harbour-cafe', harbour],
    ['coffee', coffeeCup],
    ['croissant', croissant],
  ],
};
