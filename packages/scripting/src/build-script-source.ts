import { scriptLimits, type ScriptCall } from './script.ts';

/**
 * The program that the sandbox runs: the script, and one call of its function whose answer is JSON text.
 *
 * The script stands in a function of its own, so that it and the call share no names; what it declares to confuse the
 * call (another JSON, a name that never ends) only harms its own result, which is read as data all the same.
 *
 * @returns undefined for a script or values that are too long to be run.
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
