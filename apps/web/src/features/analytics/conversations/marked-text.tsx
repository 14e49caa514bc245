interface MarkedTextProps {
  readonly text: string;
  /** What was searched for; nothing is marked without it. */
  readonly searched: string | undefined;
}

/** A text with each occurrence of the searched text marked, ignoring case. */
export function MarkedText({ text, searched }: MarkedTextProps) {
  return splitText(text, searched).map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}

/** Every second piece is a match. */
export function splitText(text: string, searched = ''): readonly string[] {
  const [lower, sought] = [text.toLowerCase(), searched.toLowerCase()];
  // A few letters have more characters in lower case, so that positions in it differ.
  if (sought === '' || lower.length !== text.length) return [text];
  const pieces: string[] = [];
  let end = 0;
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, end)) {
    pieces.push(text.slice(end, at), text.slice(at, at + sought.length));
    end = at + sought.length;
  }
  return [...pieces, text.slice(end)];
}
