import type { BodyOf, ResultOf, validationCalls } from '@confab/contracts';
import type { ScriptFault } from '@confab/dialog-engine';
import { defineWorkerTask } from '../../workers/worker-task.ts';
import { checkScript } from './check-script.ts';

type Scripts = BodyOf<typeof validationCalls.scripts>['scripts'];
type Faults = ResultOf<typeof validationCalls.scripts>;

/** Checks the scripts of an author in a worker thread, because parsing a long one takes time. */
export const checkScripts = defineWorkerTask('checkScripts', (scripts: Scripts): Faults =>
  scripts.map(({ code, functionName }) => toAnswer(checkScript(code, functionName))),
);

function toAnswer(fault: ScriptFault | undefined): Faults[number] {
  if (!fault) return null;
  return fault.type === 'syntax' ? { ...fault } : { type: fault.type, line: null, message: '' };
}
