import { createSchemaScripts, type SchemaScripts } from '@confab/scripting';
import { useMemo } from 'react';
import { logWarning } from '../platform/log.ts';
import { useScriptRunner } from './script-runner.tsx';

/** The schema scripts of a form. A failing script is logged and treated as absent. */
export function useSchemaScripts(): SchemaScripts {
  const runner = useScriptRunner();
  return useMemo(
    () => createSchemaScripts(runner, ({ name, problem }) => logWarning(`The script ${name} failed. ${problem}`)),
    [runner],
  );
}
