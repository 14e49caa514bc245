import { checkedScriptLimits, validationCalls, type ResultOf } from '@confab/contracts';
import type { CheckedScript, CheckScript, ScriptFault } from '@confab/dialog-engine';
import type { ApiClient } from '../../api/api-client.ts';

const { scripts: scriptsPerCall, codeLength, functionLength } = checkedScriptLimits;

/**
 * Creates a check of a project's scripts by the server, which checks each script once. A script that cannot be checked
 * now, as without a connection, has no fault, and is checked again later.
 */
export function createScriptCheck(api: ApiClient): (scripts: readonly CheckedScript[]) => Promise<CheckScript> {
  let known = new Map<string, ScriptFault | undefined>();
  return async (scripts) => {
    const current = new Map(scripts.map((script) => [createKey(script), script]));
    const next = new Map([...known].filter(([key]) => current.has(key)));
    known = next;
    const missing = [...current].filter(([key, script]) => !next.has(key) && isChecked(script));
    for (const part of split(missing)) {
      try {
        const body = { scripts: part.map(([, { code, functionName }]) => ({ code, functionName })) };
        const faults = await api.call(validationCalls.scripts, { body });
        for (const [at, [key]] of part.entries()) next.set(key, toFault(faults[at] ?? null));
      } catch {
        // The rest is asked for at the next check; publishing checks all.
        break;
      }
    }
    return (code, functionName) => next.get(createKey({ code, functionName }));
  };
}

const createKey = ({ code, functionName }: CheckedScript) => JSON.stringify([functionName, code]);

function toFault(fault: ResultOf<typeof validationCalls.scripts>[number]): ScriptFault | undefined {
  if (!fault) return undefined;
  const { type, line, message } = fault;
  return type === 'syntax' ? { type, line: line ?? 1, message } : { type };
}

/** Longer scripts are refused when they run. */
const isChecked = ({ code, functionName }: CheckedScript) =>
  code.length <= codeLength && functionName.length <= functionLength;

/** Splits scripts into parts of one call each. */
function split(scripts: readonly (readonly [string, CheckedScript])[]) {
  const parts: (typeof scripts)[number][][] = [];
  let length = 0;
  for (const entry of scripts) {
    length += entry[1].code.length;
    const part = parts.at(-1);
    if (part && part.length < scriptsPerCall && length <= codeLength) part.push(entry);
    else {
      parts.push([entry]);
      length = entry[1].code.length;
    }
  }
  return parts;
}
