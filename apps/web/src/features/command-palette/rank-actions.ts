import type { PageAction } from './page-actions.ts';

const maxResults = 50;

/**
 * The actions that match the typed text, best first: at the start of the label, at the start of a word, anywhere, or as
 * letters in order.
 */
export function rankActions(actions: readonly PageAction[], typed: string): PageAction[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '')
    return actions
      .toSorted((a, b) => Number(a.isEverywhere ?? false) - Number(b.isEverywhere ?? false))
      .slice(0, maxResults);
  return actions
    .map((action) => ({
      action,
      rank: rankText(action.label.toLowerCase(), wanted) ?? rankGroup(rankText(action.group.toLowerCase(), wanted)),
    }))
    .filter((ranked): ranked is { action: PageAction; rank: number } => ranked.rank !== undefined)
    .sort((a, b) => a.rank - b.rank || a.action.label.length - b.action.label.length)
    .slice(0, maxResults)
    .map(({ action }) => action);
}

function rankText(label: string, wanted: string): number | undefined {
  if (label.startsWith(wanted)) return 0;
  const at = label.indexOf(wanted);
  if (at > 0) return /\W/.test(label[at - 1] ?? '') ? 1 : 2;
  let from = 0;
  for (const letter of wanted) {
    from = label.indexOf(letter, from) + 1;
    if (from === 0) return undefined;
  }
  return 3;
}

/** A match in the group ranks below every match in a label. */
function rankGroup(rank: number | undefined) {
  return rank === undefined || rank === 3 ? undefined : rank + 4;
}
