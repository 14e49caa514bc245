import { isSameJson, type ControlDisplays } from '@confab/inputs';
import type { ItemSchema } from '@confab/model';
import { readControlDisplay, type ScriptRunner } from '@confab/scripting';
import { useEffect, useState } from 'react';
import { useScriptRunner } from '../../scripting/index.ts';
import { profileItem, type ProfileDraft } from './profile-draft.ts';

/** The form is shown without its script's word when that takes longer than this, as over a slow line. */
const patienceMs = 2_000;
const none: ControlDisplays = {};

/**
 * Which inputs are shown and can be used: what the schema's script says, on load and after every change (P4.56).
 *
 * @returns undefined until the script has spoken for the first time. When it fails, the form is left as it was.
 */
export function useControls(draft: ProfileDraft, schema: ItemSchema): ControlDisplays | undefined {
  const runner = useScriptRunner();
  const [controls, setControls] = useState<ControlDisplays>();
  useEffect(() => {
    const patience = setTimeout(() => setControls((known) => known ?? none), patienceMs);
    const stop = keepAsking(draft, schema, runner, (said) => {
      setControls((known = none) => (said === undefined || isSameJson(said as never, known as never) ? known : said));
    });
    return () => {
      clearTimeout(patience);
      stop();
    };
  }, [draft, schema, runner]);
  return controls;
}

/** Runs the script now and after changes; changes that come while it runs are seen by one more run. */
function keepAsking(
  draft: ProfileDraft,
  schema: ItemSchema,
  runner: ScriptRunner,
  tell: (controls: ControlDisplays | undefined) => void,
): () => void {
  const script = schema.javaScript?.getControlDisplay;
  const names = schema.properties.map(({ name }) => name);
  let isRunning = false;
  let isAskedAgain = false;
  let isStopped = false;

  async function ask() {
    if (script === undefined) return tell(undefined);
    isRunning = true;
    do {
      isAskedAgain = false;
      const outcome = await runner.run({ name: 'GetControlDisplay', script, values: draft.getValues() });
      if (isStopped) return;
      if (outcome.type === 'failed') console.warn('The script GetControlDisplay failed.', outcome.problem);
      tell(readControlDisplay(outcome, names));
    } while (isAskedAgain);
    isRunning = false;
  }

  const unsubscribe = draft.subscribe(profileItem, '', () => {
    isAskedAgain = true;
    if (!isRunning) void ask();
  });
  void ask();
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
