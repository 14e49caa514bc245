import { getRowFields, isSameJson, type ControlDisplays } from '@confab/inputs';
import { isJsonObject, type ItemSchema, type JsonObject, type Property } from '@confab/model';
import type { SchemaScripts } from '@confab/scripting';
import { useEffect, useState } from 'react';
import type { EditingSession } from '../editing/index.ts';
import { useSchemaScripts } from './use-schema-scripts.ts';

/** Inputs are shown without the result of their script after this many milliseconds. */
const patienceMs = 2_000;
const none: ControlDisplays = {};

/** The values that a script checks: of an item, or of a row or composite inside it. */
interface ScriptTarget {
  readonly itemId: string;
  /** '' for the item itself. */
  readonly path: string;
  readonly script: string | undefined;
  readonly properties: readonly Property[];
}

/** The control displays of an item's form, from the script of its schema; see `useControlsAt`. */
export function useControls(session: EditingSession, itemId: string, schema: ItemSchema): ControlDisplays | undefined {
  const { properties, javaScript } = schema;
  return useControlsAt(session, { itemId, path: '', script: javaScript?.getControlDisplay, properties });
}

/**
 * Which inputs are shown and enabled, computed by a script on load and after every change (P4.56, A4.58).
 *
 * @returns undefined until the first result. A failing script changes nothing.
 */
export function useControlsAt(session: EditingSession, place: ScriptTarget): ControlDisplays | undefined {
  const { itemId, path, script, properties } = place;
  const scripts = useSchemaScripts();
  const [controls, setControls] = useState<ControlDisplays>();
  useEffect(() => {
    if (script === undefined) return undefined;
    const patience = setTimeout(() => setControls((known) => known ?? none), patienceMs);
    const stop = runScriptOnChange(session, { itemId, path, script, properties }, scripts, (said) => {
      // Results of scripts are JSON, because the sandbox returns text.
      setControls((known = none) => (said === undefined || isSameJson(said as never, known as never) ? known : said));
    });
    return () => {
      clearTimeout(patience);
      stop();
    };
  }, [session, itemId, path, script, properties, scripts]);
  return script === undefined ? none : controls;
}

/** Runs the script now and after every change; changes during a run cause one more run. */
function runScriptOnChange(
  session: EditingSession,
  { itemId, path, script, properties }: ScriptTarget,
  scripts: SchemaScripts,
  tell: (controls: ControlDisplays | undefined) => void,
): () => void {
  const names = properties.map(({ name }) => name);
  let isRunning = false;
  let isAskedAgain = false;
  let isStopped = false;

  async function ask() {
    isRunning = true;
    do {
      isAskedAgain = false;
      const said = await scripts.getControlDisplay(script, getValuesAt(session, itemId, path), names);
      if (isStopped) return;
      tell(said);
    } while (isAskedAgain);
    isRunning = false;
  }

  const unsubscribe = session.subscribe(itemId, path, () => {
    isAskedAgain = true;
    if (!isRunning) void ask();
  });
  void ask();
  return () => {
    isStopped = true;
    unsubscribe();
  };
}

function getValuesAt(session: EditingSession, itemId: string, path: string): JsonObject {
  if (path === '') return session.getItem(itemId)?.values ?? {};
  // Values documents contain only JSON.
  const here = session.getValue(itemId, path);
  const fields = isJsonObject(here) ? getRowFields(here) : undefined;
  return isJsonObject(fields) ? fields : {};
}
