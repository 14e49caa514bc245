import { splitGuidSegments, lacksGuidFirst, listTokenNames } from '@confab/inputs';
import { useEffect } from 'react';
import { logWarning } from '../../../../platform/log.ts';
import { useTokenDescriptions } from './use-token-descriptions.ts';
import { findToken, useTokens } from './use-tokens.ts';

interface DescribedToken {
  readonly name: string;
  /** The name that people read, of a known token. */
  readonly label: string | undefined;
  /** Undefined for an unknown token, and while the server has not described a token made of GUIDs. */
  readonly description: string | undefined;
  readonly isUnknown: boolean;
}

/** The tokens of a text with their descriptions. Unknown tokens are logged once (A5.14, A5.15). */
export function useDescribedTokens(text: string): readonly DescribedToken[] {
  const names = listTokenNames(text);
  const offered = useTokens();
  const known = new Map(names.map((name) => [name, findToken(offered, name)]));
  const ids = names.filter((name) => splitGuidSegments(name) !== undefined && !known.get(name));
  const { byToken, isComplete } = useTokenDescriptions(ids);
  const tokens = names.map((name) => {
    const description = known.get(name)?.description ?? byToken.get(name);
    const isUnknown = description === undefined && (isComplete || !ids.includes(name));
    return { name, label: known.get(name)?.label, description, isUnknown };
  });
  const unknown = tokens.filter(({ isUnknown }) => isUnknown).map(({ name }) => name);
  useEffect(() => logUnknown(unknown));
  return tokens;
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
