import { createSchemaScripts, type SchemaScripts } from '@confab/scripting';
import { useMemo } from 'react';
import { logWarning } from '../platform/log.ts';
import { useScriptRunner } from './script-runner.tsx';

/** The scripts of schemas as a form asks them; one that fails is logged, and the form goes on as if there were none. */
export function useSchemaScripts(): SchemaScripts {
  const runner = useScriptRunner();
  return useMemo(
    () => createSchemaScripts(runner, ({ name, problem }) => logWarning(`The script ${name} failed. ${problem}`)),
    [runner],
  );
}
