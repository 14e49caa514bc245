import { circle, each, line, opacity, picture, pictureHeight, rect, shape } from './shapes.mjs';

const [violet, deep, amber, lilac] = ['#2d1f57', '#1c1238', '#ffb347', '#6a4bb0'];

const stage = picture(
  pictureHeight,
  violet,
  shape('M70 0h30l40 132H34z', lilac, opacity(0.55)),
  shape('M222 0h30l36 132H180z', lilac, opacity(0.55)),
  rect(0, 132, 320, 48, deep),
  rect(70, 26, 100, 62, '#fff', 14),
  shape('M104 86h30l-34 26z', '#fff'),
  each(
    [
      [92, 12],
      [106, 26],
      [120, 40],
      [134, 22],
      [148, 34],
    ],
    ([x, tall]) => rect(x - 3, 57 - tall / 2, 7, tall, lilac, 3.5),
  ),
  rect(196, 52, 72, 40, amber, 12),
  shape('M226 90h26l0 20z', amber),
  each([216, 232, 248], (x) => circle(x, 72, 4.5, deep)),
  each(
    [16, 56, 96, 136, 176, 216, 256, 296],
    (x) => circle(x + 6, 166, 20, '#3a2a6e') + circle(x + 6, 142, 9, '#3a2a6e'),
  ),
);

const depot = picture(
  pictureHeight,
  '#f2d7b6',
  shape('M30 150V70L160 18l130 52v80z', '#a5553c'),
  shape('M20 76 160 20l140 56v-10L160 8 20 66z', '#6e3325'),
  each([54, 208], (x) => shape(`M${x} 150v-44a29 29 0 0 1 58 0v44z`, '#5b2b20')),
  circle(160, 56, 16, '#fbf0dd'),
  line('M160 56V46M160 56l7 4', '#6e3325', 3),
  rect(0, 150, 320, 30, '#8d8477'),
  line('M0 164h320M0 174h320', '#5f584e', 3),
  line('M160 76v-6M140 78h40', '#3d3a4d', 3),
  rect(98, 82, 124, 76, '#2f8f7f', 10),
  rect(98, 128, 124, 12, '#fbf0dd'),
  each([106, 144, 182], (x) => rect(x, 94, 32, 26, '#d7eef0', 4)),
  each([124, 196], (x) => circle(x, 160, 8, '#2b2a33')),
  circle(110, 146, 3.5, '#ffe08a'),
  circle(210, 146, 3.5, '#ffe08a'),
);

const badge = picture(
  pictureHeight,
  '#e6e0f5',
  line('M106 0 160 62 214 0', lilac, 9),
  rect(150, 52, 20, 16, '#9a93ad', 4),
  rect(94, 64, 132, 104, '#fff', 12),
  shape('M94 76a12 12 0 0 1 12-12h108a12 12 0 0 1 12 12v18H94z', lilac),
  rect(140, 70, 40, 6, deep, 3),
  circle(126, 124, 18, amber),
  circle(126, 119, 7, '#fff'),
  shape('M113 136a13 11 0 0 1 26 0z', '#fff'),
  rect(154, 110, 56, 9, '#4b3a86', 4),
  rect(154, 126, 40, 7, '#b9aee0', 3),
  each([104, 112, 118, 128, 134, 142, 152, 158, 168, 176, 184, 190, 200, 208], (x, at) =>
    rect(x, 148, at % 3 === 0 ? 4 : 2, 12, deep),
  ),
);

export const event = {
  id: 'signal-days',
  media: [
    ['stage', stage],
    ['tram-depot', depot],
    ['badge', badge],
  ],
};
