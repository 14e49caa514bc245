import { scriptLimits, type ScriptCall } from './script.ts';

/**
 * Builds the program for the sandbox: the script, and one call of its function that returns JSON text.
 *
 * The script is wrapped in a function, so it shares no names with the call. Whatever it declares can only affect its
 * own result, which is read as data.
 *
 * @returns undefined if the script or the values exceed their limits.
 */
export function buildScriptSource({ name, script, values }: ScriptCall): string | undefined {
  const given = JSON.stringify(values);
  if (script.length > scriptLimits.scriptLength || given.length > scriptLimits.valuesLength) return undefined;
  return [
    '"use strict";',
    '(({ parse, stringify }, given) => {',
    'const run = (() => {',
    script,
    `;return ${name};`,
    '})();',
    'return stringify(run(parse(given)));',
    `})(JSON, ${JSON.stringify(given)})`,
  ].join('\n');
}
