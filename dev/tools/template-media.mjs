// node dev/tools/template-media.mjs: draws the pictures of the templates, makes their sounds, and lists both in each
// template's `media.json`. What it writes is committed; the product never draws.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';
import { cafe } from './lib/template-media/cafe.mjs';
import { clinic } from './lib/template-media/clinic.mjs';
import { event } from './lib/template-media/event.mjs';
import { helpDesk } from './lib/template-media/help-desk.mjs';
import { holidayHome } from './lib/template-media/holiday-home.mjs';
import { museum } from './lib/template-media/museum.mjs';
import { quiz } from './lib/template-media/quiz.mjs';
import { restaurant } from './lib/template-media/restaurant.mjs';
import { shop } from './lib/template-media/shop.mjs';
import { showcase } from './lib/template-media/showcase.mjs';
import { makeSounds } from './lib/template-media/sounds.mjs';

const [pictureWidth, pictureHeight] = [1280, 720];
const colours = 64;

const cards = join(root, 'apps/web/public/template-pictures');
let bytes = 0;
for (const { id, card, media } of [
  cafe,
  clinic,
  helpDesk,
  showcase,
  museum,
  restaurant,
  holidayHome,
  event,
  shop,
  quiz,
]) {
  if (card !== undefined) writeFileSync(join(cards, `${id}.svg`), card);
  if (media.length === 0) continue;
  const folder = join(root, 'packages/catalogue/data/templates', id, 'media');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [];
  for (const [key, svg] of media) {
    const content = await sharp(Buffer.from(svg), { density: 288 })
      .resize(pictureWidth, pictureHeight)
      .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 10 })
      .toBuffer();
    files.push(store(key, `${key}.png`, content, { Width: pictureWidth, Height: pictureHeight }));
  }
  if (id === quiz.id)
    for (const [key, content] of await makeSounds()) files.push(store(key, `${key}.mp3`, content, {}));
  writeFileSync(join(folder, '../media.json'), `${JSON.stringify(files, null, 2)}\n`);

  function store(key, name, content, size) {
    writeFileSync(join(folder, name), content);
    bytes += content.length;
    process.stdout.write(`${id}/${name}: ${content.length} bytes\n`);
    const hash = createHash('sha256').update(content).digest('hex');
    return { Key: key, Name: name, Bytes: content.length, Sha256: hash, ...size };
  }
}
process.stdout.write(`${bytes} bytes in all\n`);
