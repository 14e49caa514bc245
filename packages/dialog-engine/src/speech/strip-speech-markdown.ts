/** Marks that stand alone: they change how something sounds and leave nothing to read. */
const silentMark =
  /^(?:break|pause|audio|voice|lang|mark|whisper|excited|disappointed|dj|newscaster|defaults|section|\d)/i;
const escapable = new Set('\\()[]+~#<>&-!');
const maxMarkLength = 400;

/**
 * Speech Markdown without its marks: what a person would read on a screen.
 *
 * `(word)[modifiers]` is the word, `[break:…]`, `#[voice:…]` and `!["sound"]` are nothing, `++word++`, `+word+`, `~word~`
 * and `-word-` are the word, and a backslash makes the mark after it an ordinary character. It never fails: what it
 * does not know stays as it is. One pass, so no text is slow.
 */
export function stripSpeechMarkdown(text: string): string {
  const out: string[] = [];
  /** Where the parentheses that are open stand in `out`. */
  const open: number[] = [];
  /** Where an emphasis that is open on this line stands in `out`, by its mark. */
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

/** Behind a sound with a caption, `!(caption)["address"]`, which nobody reads; 0 where none is at `at`. */
function findSoundEnd(text: string, at: number) {
  const end = text.indexOf(')[', at);
  const caption = end < 0 || end > at + maxMarkLength ? '\n' : text.slice(at + 2, end);
  return /[\n()[\]]/.test(caption) ? 0 : findMarkEnd(text, end + 1);
}

/** Behind the bracket that closes the mark at `at`; 0 when none does soon enough. */
function findMarkEnd(text: string, at: number) {
  const most = Math.min(text.length, at + maxMarkLength);
  for (let end = at + 1; end < most; end += 1) {
    const character = text.charAt(end);
    if (character === ']') return end + 1;
    if (character === '[' || character === '\n') return 0;
  }
  return 0;
}

/** Opens an emphasis before a word, or closes the one that is open behind a word; a sign within a word is neither. */
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
