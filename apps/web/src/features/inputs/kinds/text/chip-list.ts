/** Adds the lines of a text as chips; blank lines and chips that are there already are left out. */
export function pasteChips(chips: readonly string[], text: string): readonly string[] {
  const added = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [...new Set([...chips, ...added])];
}

/** Moves the chip at `from` to the position `to`. */
export function moveChip(chips: readonly string[], from: number, to: number): readonly string[] {
  const moved = chips.slice(from, from + 1);
  const others = chips.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}
