import { cardHeight, circle, line, picture, rect, shape } from './shapes.mjs';

const [violet, white, quiet] = ['#5b4bb5', '#fdfdff', '#d6d3ee'];

const card = picture(
  cardHeight,
  '#ece9f8',
  rect(24, 22, 84, 96, white, 10),
  rect(36, 36, 40, 7, violet, 3),
  rect(36, 50, 60, 18, quiet, 5),
  rect(36, 76, 24, 7, violet, 3),
  rect(36, 90, 60, 18, quiet, 5),
  rect(122, 22, 78, 44, white, 10),
  line('M136 44h50', quiet, 5),
  line('M136 44h28', violet, 5),
  circle(164, 44, 8, violet),
  rect(122, 76, 78, 42, white, 10),
  rect(134, 86, 32, 22, violet, 11),
  circle(155, 97, 8, white),
  rect(174, 90, 16, 14, quiet, 4),
  rect(214, 22, 82, 96, white, 10),
  line('M226 44h58M226 64h58M226 84h58M246 34v72M266 34v72', quiet, 2.5),
  shape('M228 94l7 7 12-14', 'none', ` stroke="${violet}" stroke-width="4" stroke-linecap="round"`),
  circle(256, 54, 5, '#f2994a'),
  circle(275, 74, 5, '#3d9b78'),
);

export const showcase = { id: 'showcase', card, media: [] };
