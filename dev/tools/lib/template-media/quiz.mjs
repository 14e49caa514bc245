import { circle, each, ellipse, line, move, opacity, picture, pictureHeight, shape } from './shapes.mjs';

const [night, deep, wave, moon] = ['#1b2a63', '#0f2b5b', '#2f6db0', '#ffe48f'];

const star = shape('M0-12 3.5-3.5 12-3 5.5 3 7.5 12 0 7-7.5 12-5.5 3-12-3-3.5-3.5z', moon);
const dots = each(
  [
    [24, 30],
    [70, 18],
    [118, 44],
    [150, 16],
    [206, 36],
    [240, 20],
    [292, 60],
    [46, 72],
    [182, 66],
    [270, 92],
  ],
  ([x, y]) => circle(x, y, 1.6, '#fff'),
);

const whale = [
  shape(
    'M-64 10c4-34 46-44 80-30 26 10 36 4 40-10-10-2-16-8-18-16 12-2 22 2 24 10 4-8 14-10 24-6-4 10-12 14-20 14 2 34-30 58-74 56-36-2-58-8-56-18z',
    deep,
  ),
  shape('M-60 14c12 10 30 14 46 10l-8 10c-18 2-36-4-38-20z', '#9cc4e4'),
  circle(-38, 0, 4, '#fff'),
  line('M-20-32c0-10-4-16-12-18M-20-32c0-10 4-16 12-18', '#bfe3f2', 4),
].join('');

const hall = picture(
  pictureHeight,
  night,
  dots,
  shape('M248 14a28 28 0 1 0 32 42 24 24 0 0 1-32-42z', moon),
  line('M46 92 84 64l34 10 30-34', '#6c7fd0', 2),
  each(
    [
      [46, 92],
      [84, 64],
      [118, 74],
      [148, 40],
    ],
    ([x, y]) => circle(x, y, 3, '#fff'),
  ),
  shape('M0 122c40-18 70 10 110 0s70-18 110 0 70 0 100-8v66H0z', wave),
  move(166, 122, whale, 0.95),
  shape('M0 148c40-14 70 10 110 2s70-14 110 0 70 4 100-4v34H0z', '#235a98'),
);

const sky = picture(
  pictureHeight,
  '#141c4a',
  dots,
  circle(0, 180, 96, '#f6a13a'),
  circle(0, 180, 78, '#ffcf5c'),
  each(
    [130, 180, 236],
    (radius) => `<circle cx="0" cy="180" r="${radius}" fill="none" stroke="#39468c" stroke-width="2"/>`,
  ),
  circle(92, 88, 9, '#d98b5f'),
  circle(150, 80, 15, '#4f9bd8'),
  shape('M140 74c6-6 14-6 18 0-4 6-12 4-18 0z', '#6fbf73'),
  circle(224, 106, 24, '#e3c08d'),
  shape('M202 98h44l2 6h-48zM200 112h48l-3 6h-42z', '#b98d5c'),
  `<g transform="rotate(-18 270 46)">${ellipse(270, 46, 36, 9, '#b7a6e0')}${ellipse(270, 46, 28, 5, '#141c4a')}${circle(270, 46, 18, '#d9ccf2')}${shape('M234 46a36 9 0 0 0 72 0h-8a28 5 0 0 1-56 0z', '#b7a6e0')}</g>`,
  line('M52 22 30 40', '#fff', 3),
  move(58, 18, star, 0.8),
);

const sea = picture(
  pictureHeight,
  '#17528a',
  shape('M40 0h40l-30 180H-20zM160 0h30l10 180h-70zM260 0h30l60 180h-60z', '#5aa2d6', opacity(0.22)),
  move(150, 86, whale, 1.15),
  each(
    [
      [252, 128],
      [276, 138],
      [242, 146],
    ],
    ([x, y]) =>
      ellipse(x, y, 9, 4.5, '#ffb347') +
      shape(`M${x + 7} ${y}l8-5v10z`, '#ffb347') +
      circle(x - 5, y - 1, 1.2, '#17304d'),
  ),
  each(
    [
      [60, 46],
      [68, 32],
      [56, 20],
      [288, 60],
      [282, 44],
    ],
    ([x, y]) => circle(x, y, 3.5, '#bfe3f2', opacity(0.7)),
  ),
  shape('M0 180v-16c30-12 60 6 90 0s50-10 90-2 90-6 140-4v22z', '#0d3560'),
  line('M28 170c-6-14 6-18 0-34M44 170c6-12-4-18 2-30M296 168c-6-16 6-20 0-38', '#3c9a7c', 5),
);

const honour = picture(
  pictureHeight,
  '#23306e',
  each(
    [0, 45, 90, 135, 180, 225, 270, 315],
    (angle) => `<path d="M160 92 148 -60h24z" fill="#31408a" transform="rotate(${angle} 160 92)"/>`,
  ),
  shape('M132 116 116 174l24-8 16 14 4-56zM188 116l16 58-24-8-16 14-4-56z', '#d9503f'),
  circle(160, 84, 54, '#e0a93b'),
  circle(160, 84, 44, '#ffd15c'),
  move(160, 84, star.replace(moon, '#fff8df'), 2.7),
  move(60, 50, star),
  move(264, 58, star, 1.2),
  move(92, 136, star, 0.7),
  move(238, 140, star, 0.8),
);

export const quiz = {
  id: 'sky-sea-quiz',
  media: [
    ['sky-and-sea', hall],
    ['planets', sky],
    ['whale', sea],
    ['star-of-honour', honour],
  ],
};
