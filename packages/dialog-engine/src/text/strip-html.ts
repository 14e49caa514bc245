const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const hiddenElement = /<(?:style|script)\b/iy;
const hiddenEnd = /<\/(?:style|script)>/gi;
const lineEnd = /<(?:br|\/p|\/div|\/h\d|\/li|\/tr)\b/iy;

/** Converts HTML to plain text: without style sheets and scripts, with a line break after each block. Linear in the text. */
export function stripHtml(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  // Whether a closing tag of a style sheet or script can still follow; looked for again only after one was found.
  let canBeHidden = true;
  for (;;) {
    const opening = html.indexOf('<', from);
    const closing = opening < 0 ? -1 : html.indexOf('>', opening);
    if (closing < 0) break;
    pieces.push(html.slice(from, opening));
    from = closing + 1;
    if (canBeHidden && matchesAt(hiddenElement, html, opening)) {
      hiddenEnd.lastIndex = from;
      canBeHidden = hiddenEnd.test(html);
      if (canBeHidden) from = hiddenEnd.lastIndex;
    } else if (matchesAt(lineEnd, html, opening)) pieces.push('\n');
  }
  pieces.push(html.slice(from));
  return pieces
    .join('')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
