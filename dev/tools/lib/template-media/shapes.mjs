// Shapes of the templates' pictures, as SVG. Pictures are 320 units wide.

const width = 320;
export const pictureHeight = 180;
export const cardHeight = 140;

/** A rectangle, by default with sharp corners. */
export function rect(x, y, w, h, fill, radius = 0, more = '') {
  const round = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${round} fill="${fill}"${more}/>`;
}

export function circle(x, y, radius, fill, more = '') {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;
}

export function ellipse(x, y, rx, ry, fill, more = '') {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
}

/** A filled outline. */
export function shape(d, fill, more = '') {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

/** A line with round ends. */
export function line(d, stroke, thickness = 4) {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function opacity(value) {
  return ` opacity="${value}"`;
}

/** The same shapes at another place and size. */
export function move(x, y, content, scale = 1) {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

/** Shapes at several places, `draw` gets each of them. */
export function each(places, draw) {
  return places.map(draw).join('');
}

/** A picture with its background. */
export function picture(height, background, ...content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, background)}${content.join('')}</svg>\n`;
}
