import { systemTokens } from '../run/system-tokens.ts';
import type { TokenReader } from '../run/turn-run.ts';

/** The names that a token can have. */
interface ResolvedNames {
  readonly own: ReadonlySet<string>;
  readonly locals: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  readonly guidTokens: ReadonlyMap<string, string>;
}

/** Creates a token resolver that keeps the names it needs, but not the compiler, as it outlives the compiler. */
export function createTokenResolver({ own, locals, variables, guidTokens }: ResolvedNames) {
  return (name: string): TokenReader | undefined => {
    if (own.has(name)) return (run) => run.getParameter(name);
    if (locals.has(name) || variables.has(name)) return (run) => run.getVariable(name);
    const behind = guidTokens.get(name.toLowerCase());
    return behind === undefined ? systemTokens.get(name) : (run) => run.getVariable(behind);
  };
}
