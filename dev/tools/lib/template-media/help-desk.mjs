import { cardHeight, circle, each, line, move, picture, pictureHeight, rect, shape } from './shapes.mjs';

const [slate, ink, orange, screen] = ['#dfe3ee', '#37415f', '#f2994a', '#f7f9fd'];

const laptop = [
  rect(-62, -78, 124, 84, ink, 8),
  rect(-54, -70, 108, 66, screen, 3),
  shape('M-78 6h156l-8 12h-140z', '#56618a'),
  rect(-14, 6, 28, 4, ink, 2),
].join('');

const bubble = (fill) => rect(-30, -20, 60, 36, fill, 10) + shape('M-12 14h16l-16 14z', fill);
const dots = (fill) => each([-14, 0, 14], (x) => circle(x, -2, 4, fill));

const plant =
  rect(-14, 0, 28, 24, '#c9744a', 4) +
  line('M0 0c0-18-4-26-16-34M0 0c0-22 2-32 4-42M0 0c2-16 8-24 18-28', '#4f8f5a', 6);

const headset = [
  line('M-30 6v-10a30 30 0 0 1 60 0v10', ink, 6),
  rect(-38, 2, 16, 28, orange, 7),
  rect(22, 2, 16, 28, orange, 7),
  line('M30 30c0 14-12 18-24 18', ink, 4),
  circle(4, 48, 5, ink),
].join('');

const desk = picture(
  pictureHeight,
  slate,
  rect(0, 138, 320, 42, '#b98e63'),
  rect(0, 138, 320, 6, '#a67c52'),
  move(146, 120, laptop, 1.05),
  each([-36, -20, -4], (y, at) => rect(112, 120 + y * 1.05 - 22, 66 - at * 14, 6, at === 0 ? orange : '#c3cbe0', 3)),
  move(254, 46, bubble(orange)),
  move(254, 46, dots(screen)),
  move(52, 116, plant),
  move(254, 116, headset, 0.8),
);

const password = picture(
  pictureHeight,
  '#cdd6ea',
  rect(44, 64, 160, 52, screen, 12),
  rect(44, 64, 160, 52, 'none', 12, ' stroke="#56618a" stroke-width="4"'),
  each([70, 94, 118, 142], (x) => circle(x, 90, 7, ink)),
  line('M166 78v24', orange, 4),
  rect(224, 26, 66, 128, ink, 12),
  rect(230, 36, 54, 104, screen, 4),
  circle(257, 76, 18, '#3d9b78'),
  line('M248 76l7 8 12-15', screen, 5),
  rect(240, 106, 34, 6, '#c3cbe0', 3),
  rect(240, 118, 24, 6, '#c3cbe0', 3),
  circle(257, 147, 3.5, '#8a94b8'),
);

const printer = picture(
  pictureHeight,
  '#e7e3da',
  rect(0, 142, 320, 38, '#b98e63'),
  rect(108, 18, 104, 60, '#fff', 3),
  line('M122 34h76M122 46h60', '#c3cbe0', 4),
  rect(72, 62, 176, 80, '#56618a', 10),
  rect(72, 62, 176, 24, ink, 10),
  circle(226, 98, 6, '#d9503f'),
  rect(196, 94, 18, 8, '#8a94b8', 4),
  rect(100, 108, 120, 12, '#242c46', 4),
  shape('M110 114h100l-8 14 10 12-14 16-18-8-14 12-20-10-16 10-20-10-8-12 14-10z', '#fff'),
  line('M126 126l20 6M168 124l18 10M138 146l22-4', '#c3cbe0', 3),
);

const card = picture(
  cardHeight,
  slate,
  rect(0, 114, 320, 26, '#b98e63'),
  move(160, 98, laptop, 0.95),
  each([0, 1, 2], (at) => rect(120, 42 + at * 14, 62 - at * 14, 6, at === 0 ? orange : '#c3cbe0', 3)),
  move(262, 40, bubble(orange)),
  move(262, 40, dots(screen)),
  move(46, 92, plant, 0.9),
  move(270, 92, headset, 0.55),
);

export const helpDesk = {
  id: 'alder-help-desk',
  card,
  media: [
    ['help-desk', desk],
    ['password', password],
    ['paper-jam', printer],
  ],
};
