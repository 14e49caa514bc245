import { cardHeight, circle, each, line, move, picture, pictureHeight, rect, shape } from './shapes.mjs';

const [mint, green, white] = ['#dcefe6', '#3d9b78', '#fdfefd'];

const tree =
  rect(-4, 0, 8, 30, '#7a5a3c') +
  circle(0, -10, 24, '#6fae6c') +
  circle(-12, 2, 16, '#5f9d5f') +
  circle(13, 3, 15, '#7cba77');
const cross = rect(-5, -15, 10, 30, '#d9503f', 2) + rect(-15, -5, 30, 10, '#d9503f', 2);

function building(x, y) {
  return move(
    x,
    y,
    [
      rect(-84, -74, 168, 74, white),
      rect(-90, -84, 180, 12, green, 3),
      rect(-26, -108, 52, 34, white, 4),
      move(0, -91, cross, 0.8),
      each([-72, -46, 30, 56], (at) => rect(at, -58, 18, 20, '#9ed3de', 2) + rect(at, -30, 18, 20, '#9ed3de', 2)),
      rect(-18, -42, 36, 42, '#5b7f8a', 2),
      line('M0-42V0', white, 2),
    ].join(''),
  );
}

const front = picture(
  pictureHeight,
  mint,
  circle(282, 34, 16, '#ffd97a'),
  shape('M0 132c80-16 160-10 320-4v52H0z', '#a9cf9b'),
  building(160, 138),
  shape('M140 138h40l26 42h-92z', '#e9e2d0'),
  move(42, 116, tree),
  move(284, 118, tree, 0.85),
  shape('M0 164c40-8 70-4 100 6l-8 10H0z', '#6fb6c6'),
);

/** The leaf of a calendar with a marked day. */
function calendar(x, y, scale) {
  return move(
    x,
    y,
    [
      rect(-70, -56, 140, 118, '#c3d9cf', 10),
      rect(-72, -60, 140, 118, white, 10),
      shape('M-72-34v-14a12 12 0 0 1 12-12h116a12 12 0 0 1 12 12v14z', green),
      each([-40, 36], (at) => rect(at - 4, -72, 8, 22, '#4a5c56', 4)),
      each([-14, 10, 34], (row) => each([-56, -28, 0, 28], (column) => rect(column, row - 8, 18, 14, '#dfe9e4', 3))),
      circle(9, 9, 16, '#ffd15c'),
      line('M1 9l6 7 11-14', '#2f6d55', 4.5),
    ].join(''),
    scale,
  );
}

const appointment = picture(
  pictureHeight,
  '#cfe4e8',
  rect(0, 150, 320, 30, '#b4cdb9'),
  calendar(150, 94, 1.05),
  line('M236 60c0 34 10 44 26 44s26-10 26-44', '#4a5c56', 5),
  line('M262 104v22c0 14-18 22-28 14', '#4a5c56', 5),
  circle(232, 138, 10, green),
  circle(232, 138, 5, white),
  circle(236, 58, 4, '#4a5c56'),
  circle(288, 58, 4, '#4a5c56'),
);

const card = picture(
  cardHeight,
  mint,
  shape('M0 108c80-14 160-8 320-4v36H0z', '#a9cf9b'),
  building(118, 116),
  move(20, 96, tree, 0.8),
  calendar(262, 76, 0.62),
);

export const clinic = {
  id: 'riverside-clinic',
  card,
  media: [
    ['clinic', front],
    ['appointment', appointment],
  ],
};
