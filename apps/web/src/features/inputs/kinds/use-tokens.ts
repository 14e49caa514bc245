import { isJsonArray, isJsonObject } from '@confab/model';
import { useProjectSession, useValue } from '../../../editing/index.ts';
import { useInputsSurroundings } from '../inputs-context.tsx';

interface OfferedToken {
  readonly name: string;
  readonly description: string;
}

/** Tokens a text may hold: the project's variables, then the catalogue's. */
export function useTokens(): readonly OfferedToken[] {
  const { tokens } = useInputsSurroundings();
  const rows = useValue(useProjectSession().projectId, 'Variables');
  const variables: OfferedToken[] = [];
  for (const row of isJsonArray(rows) ? rows : []) {
    const values = isJsonObject(row) ? row['Values'] : undefined;
    const name = isJsonObject(values) ? values['Name'] : undefined;
    if (typeof name === 'string' && name !== '') variables.push({ name, description: 'Variable of this project' });
  }
  return [...variables, ...tokens.map(({ tokenName, description }) => ({ name: tokenName, description }))];
}
