import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import type { CheckScript } from '../problems/script-problems.ts';
import type { ProjectSource } from '../types.ts';
import { aProject, begin, end, leadTo } from './small-projects.ts';

/** A project with one script, whose function is called `run`. */
export function scripting(Code: string): ProjectSource {
  const values = { Code, Function: 'run', Connectors: leadTo('bye') };
  return aProject([begin('js'), aSourceNode('JavaScript', 'js', values), end('bye')]);
}

/** A project that sends one message. */
export function mailing(Recipient: string, more: JsonObject = {}): ProjectSource {
  const values = { Settings: { Recipient, Text: 'Hi', ...more }, Connectors: leadTo('bye') };
  return aProject([begin('mail'), aSourceNode('EmailSms', 'mail', values), end('bye')]);
}

/** Checks the scripts of tests as hosts do: a script is one function, or has a mistake. */
export const checkSmallScript: CheckScript = (code, functionName) => {
  if (!code.startsWith('function')) return { type: 'syntax', line: 1, message: 'Unexpected token' };
  return code.startsWith(`function ${functionName}(`) ? undefined : { type: 'noFunction' };
};
