import { fieldsOf, isSameJson, type ControlDisplays } from '@confab/inputs';
import { isJsonObject, type ItemSchema, type JsonObject, type JsonValue, type Property } from '@confab/model';
import type { SchemaScripts } from '@confab/scripting';
import { useEffect, useState } from 'react';
import type { EditingSession } from '../editing/index.ts';
import { useSchemaScripts } from './use-schema-scripts.ts';

/** Inputs are shown without their script's word when that takes longer than this, as over a slow line. */
const patienceMs = 2_000;
const none: ControlDisplays = {};

/** Values that a script speaks of: of an item, or of a row or composite inside it. */
interface ScriptTarget {
  readonly itemId: string;
  /** '' for the item itself. */
  readonly path: string;
  readonly script: string | undefined;
  readonly properties: readonly Property[];
}

/** What the script of an item's schema says of its form; see `useControlsAt`. */
export function useControls(session: EditingSession, itemId: string, schema: ItemSchema): ControlDisplays | undefined {
  const { properties, javaScript } = schema;
  return useControlsAt(session, { itemId, path: '', script: javaScript?.getControlDisplay, properties });
}

/**
 * Which inputs are shown and can be used: what a script says, on load and after every change (P4.56, A4.58).
 *
 * @returns undefined until the script has spoken for the first time. When it fails, the form is left as it was.
 */
export function useControlsAt(session: EditingSession, place: ScriptTarget): ControlDisplays | undefined {
  const { itemId, path, script, properties } = place;
  const scripts = useSchemaScripts();
  const [controls, setControls] = useState<ControlDisplays>();
  useEffect(() => {
    if (script === undefined) return undefined;
    const patience = setTimeout(() => setControls((known) => known ?? none), patienceMs);
    const stop = runScriptOnChange(session, { itemId, path, script, properties }, scripts, (said) => {
      // What a script said is JSON, as it came out of the sandbox as text.
      setControls((known = none) => (said === undefined || isSameJson(said as never, known as never) ? known : said));
    });
    return () => {
      clearTimeout(patience);
      stop();
    };
  }, [session, itemId, path, script, properties, scripts]);
  return script === undefined ? none : controls;
}

/** Runs the script now and after changes; changes that come while it runs are seen by one more run. */
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
  // Values documents hold nothing but JSON.
  const here = session.getValue(itemId, path) as JsonValue | undefined;
  const fields = isJsonObject(here) ? fieldsOf(here) : undefined;
  return isJsonObject(fields) ? fields : {};
}
