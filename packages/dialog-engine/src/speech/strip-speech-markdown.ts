/** Standalone marks that change the sound and leave nothing to display. */
const silentMark =
  /^(?:break|pause|audio|voice|lang|mark|whisper|excited|disappointed|dj|newscaster|defaults|section|\d)/i;
const escapable = new Set('\\()[]+~#<>&-!');
const maxMarkLength = 400;

/**
 * Removes the marks of Speech Markdown, for display.
 *
 * `(word)[modifiers]` is the word, `[break:…]`, `#[voice:…]` and `!["sound"]` are nothing, `++word++`, `+word+`, `~word~`
 * and `-word-` are the word, and a backslash escapes the mark after it. It never throws: unknown marks
 * stay as they are. Linear in the text.
 */
export function stripSpeechMarkdown(text: string): string {
  const out: string[] = [];
  /** Positions of the open parentheses in `out`. */
  const open: number[] = [];
  /** Position in `out` of each emphasis that is open on this line, by its mark. */
  const emphasis = new Map<string, number>();
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    const next = text.charAt(at + 1);
    if (character === '\n') emphasis.clear();
    if (character === '\\' && escapable.has(next)) {
      out.push(next);
      at += 2;
    } else if (character === ')' && next === '[' && open.length > 0 && findMarkEnd(text, at + 1) > 0) {
      out[open.pop() ?? 0] = '';
      at = findMarkEnd(text, at + 1);
    } else if (character === '!' && next === '(' && findSoundEnd(text, at) > 0) {
      at = findSoundEnd(text, at);
    } else if ((character === '#' || character === '!') && next === '[' && findMarkEnd(text, at + 1) > 0) {
      at = findMarkEnd(text, at + 1);
    } else if (character === '[' && silentMark.test(text.slice(at + 1, at + 20)) && findMarkEnd(text, at) > 0) {
      at = findMarkEnd(text, at);
    } else if (character === '+' || character === '~' || character === '-') {
      const mark = character === '+' && next === '+' ? '++' : character;
      out.push(mark);
      toggleEmphasis(emphasis, out, mark, text, at);
      at += mark.length;
    } else {
      if (character === '(') open.push(out.length);
      else if (character === ')') open.pop();
      out.push(character);
      at += 1;
    }
  }
  return out
    .join('')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}

/** The index after a sound with a caption, `!(caption)["address"]`; 0 if there is none at `at`. */
function findSoundEnd(text: string, at: number) {
  const near = text.slice(at, at + maxMarkLength + 2);
  const end = near.indexOf(')[');
  const caption = end < 0 ? '\n' : near.slice(2, end);
  return /[\n()[\]]/.test(caption) ? 0 : findMarkEnd(text, at + end + 1);
}

/** The index after the bracket that closes the mark at `at`; 0 if it is too far away. */
function findMarkEnd(text: string, at: number) {
  const most = Math.min(text.length, at + maxMarkLength);
  for (let end = at + 1; end < most; end += 1) {
    const character = text.charAt(end);
    if (character === ']') return end + 1;
    if (character === '[' || character === '\n') return 0;
  }
  return 0;
}

/** Opens an emphasis before a word, or closes the open one after a word; ignores signs within a word. */
function toggleEmphasis(emphasis: Map<string, number>, out: string[], mark: string, text: string, at: number) {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + mark.length);
  const started = emphasis.get(mark);
  if (started !== undefined && before.trim() !== '' && !isWordCharacter(after)) {
    out[started] = '';
    out[out.length - 1] = '';
    emphasis.delete(mark);
  } else if (/^[\s("']?$/.test(before) && /[\p{L}{(]/u.test(after)) {
    emphasis.set(mark, out.length - 1);
  }
}

function isWordCharacter(character: string) {
  return /[\p{L}\p{N}]/u.test(character);
}
