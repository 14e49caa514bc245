import { splitGuidSegments, lacksGuidFirst, listTokenNames } from '@confab/inputs';
import { useEffect } from 'react';
import { logWarning } from '../../../../platform/log.ts';
import { useWords } from '../../../../words/define-words.ts';
import { TokenChip } from '../../value-view/token-text-view.tsx';
import classes from '../kinds.module.css';
import { useTokenDescriptions } from './use-token-descriptions.ts';
import { useTokens } from './use-tokens.ts';
import { words } from '../words.ts';

interface TokenChipsProps {
  readonly text: string;
  readonly label: string;
}

/** The tokens of a text with their descriptions. Unknown tokens are marked and logged (A5.14, A5.15). */
export function TokenChips({ text, label }: TokenChipsProps) {
  const names = listTokenNames(text);
  if (names.length === 0) return null;
  const ids = names.filter((name) => splitGuidSegments(name) !== undefined);
  return ids.length === 0 ? (
    <Chips {...{ names, label }} described={nothingDescribed} />
  ) : (
    <GuidTokenChips {...{ names, ids, label }} />
  );
}

const nothingDescribed: ReadonlyMap<string, string> = new Map();

interface ChipsProps {
  readonly names: readonly string[];
  readonly label: string;
  /** Descriptions of tokens made of GUIDs; undefined while the server has not responded. */
  readonly described: ReadonlyMap<string, string> | undefined;
}

/** Token chips that include GUID tokens, whose descriptions come from the server. */
function GuidTokenChips({ ids, ...chips }: Omit<ChipsProps, 'described'> & { readonly ids: readonly string[] }) {
  return <Chips {...chips} described={useTokenDescriptions(ids)} />;
}

function Chips({ names, label, described }: ChipsProps) {
  const say = useWords(words);
  const known = new Map(useTokens().map(({ name, description }) => [name, description]));
  const chips = names.map((name) => ({ name, description: known.get(name) ?? described?.get(name) }));
  const unknown = described ? chips.filter(({ description }) => description === undefined).map(({ name }) => name) : [];
  useEffect(() => logUnknown(unknown));
  return (
    <div className={classes.tokens} role="group" aria-label={say.tokensOf(label)}>
      {chips.map(({ name, description }) => (
        <TokenChip key={name} {...{ name, description }} />
      ))}
    </div>
  );
}

const logged = new Set<string>();

function logUnknown(names: readonly string[]) {
  for (const name of names) {
    if (logged.has(name)) continue;
    logged.add(name);
    logWarning(
      lacksGuidFirst(name)
        ? `The token {tv.${name}} is not valid: the first part of a page parameter is a GUID.`
        : `The token {tv.${name}} is not known.`,
    );
  }
}
