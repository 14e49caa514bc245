import { circle, each, line, move, opacity, picture, pictureHeight, rect, shape } from './shapes.mjs';

const [sky, sea, sand, foam] = ['#bfe4ea', '#2f8c96', '#eed9a2', '#8fd0d6'];

const gull = line('M-14 4q7-10 14 0q7-10 14 0', '#46707c', 3);
const grass = line('M0 0q-2-18-12-26M0 0q2-20 4-28M0 0q4-14 16-20', '#5f8f4a', 4);

const house = picture(
  pictureHeight,
  sky,
  circle(268, 40, 20, '#ffd36b'),
  rect(0, 92, 320, 50, sea),
  each(
    [
      [18, 104],
      [230, 100],
      [284, 112],
    ],
    ([x, y]) => rect(x, y, 34, 3, foam, 1.5),
  ),
  shape('M0 124c70-26 120-6 170-2s100-12 150-6v64H0z', sand),
  rect(178, 32, 12, 30, '#7d2f24'),
  shape('M84 76 152 26l68 50z', '#a8452f'),
  rect(96, 76, 112, 68, '#fbf6e9'),
  rect(138, 96, 28, 48, '#2f7d5c', 3),
  circle(160, 122, 2.5, '#fbf6e9'),
  each([106, 174], (x) => rect(x, 90, 26, 24, '#7fc0cc', 3) + line(`M${x + 13} 90v24M${x} 102h26`, '#fbf6e9', 2.5)),
  move(66, 44, gull),
  move(240, 66, gull, 0.8),
  move(44, 156, grass),
  move(252, 158, grass),
  move(288, 148, grass, 0.8),
);

const beach = picture(
  pictureHeight,
  '#cfeaf0',
  circle(60, 36, 18, '#ffd36b'),
  rect(0, 70, 320, 60, sea),
  each(
    [
      [30, 84],
      [120, 92],
      [212, 82],
      [262, 98],
    ],
    ([x, y]) => rect(x, y, 40, 3, foam, 1.5),
  ),
  shape('M0 116c50 10 90-8 150 0s110 10 170-6v70H0z', foam),
  shape('M0 124c50 10 90-8 150 0s110 10 170-6v62H0z', sand),
  shape('M104 180 146 124h30l46 56z', '#b48a5a'),
  each([168, 156, 144, 133], (y, step) => line(`M${112 + step * 9} ${y}h${98 - step * 17}`, '#96703f', 2)),
  line('M262 96v62', '#8a6a44', 4),
  shape('M216 106a46 34 0 0 1 92 0z', '#d9503f'),
  shape('M240 106c2-20 10-32 22-34 12 2 20 14 22 34z', '#fbf6e9'),
  move(40, 160, grass, 1.1),
  move(76, 170, grass, 0.8),
);

const lighthouse = picture(
  pictureHeight,
  '#f6c9a0',
  circle(96, 96, 34, '#f4875a'),
  rect(0, 96, 320, 44, '#4b7f93'),
  each([104, 114, 124], (y, row) => rect(70 + row * 6, y, 52 - row * 12, 3, '#f9b98c', 1.5)),
  shape('M204 60 320 34v26l-112 8z', '#fff0c2', opacity(0.75)),
  shape('M180 140 188 70h24l8 70z', '#fbf6e9'),
  shape('M186 88h28l2 16h-32z', '#c9452f'),
  shape('M183 118h34l2 16h-38z', '#c9452f'),
  rect(188, 54, 24, 16, '#3d4c5c'),
  rect(193, 56, 14, 12, '#ffe08a'),
  shape('M184 54 200 40l16 14z', '#c9452f'),
  shape('M0 148c80-30 150-16 200-10s80 0 120-8v50H0z', '#d9bd82'),
  line('M20 176c60-30 110-20 176-36', '#fbf0d0', 5),
  move(48, 152, grass),
  move(276, 152, grass, 1.1),
  move(66, 40, gull),
  move(140, 28, gull, 0.7),
);

export const holidayHome = {
  id: 'dune-house',
  media: [
    ['dune-house', house],
    ['beach', beach],
    ['lighthouse', lighthouse],
  ],
};
