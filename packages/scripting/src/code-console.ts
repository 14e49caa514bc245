import type { QuickJS } from 'quickjs-wasi';
import { codeLimits } from './author-code.ts';

/**
 * Runs in the sandbox before the author's code: a console that joins its arguments to a text,
 * and the conversion of results. It keeps the original built-ins, so code that changes them harms only itself.
 */
const prelude = `(write) => {
  'use strict';
  const { stringify } = JSON;
  const toText = String;
  const say = (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return toText(value);
    if (typeof value !== 'object' || value === null) return toText(value);
    try { return stringify(value) ?? toText(value); } catch { return '[something that cannot be shown]'; }
  };
  const writer = (prefix) => (...values) => {
    let line = prefix;
    for (let at = 0; at < values.length; at += 1) line += (at > 0 ? ' ' : '') + say(values[at]);
    write(line);
  };
  globalThis.console = {
    log: writer(''), info: writer(''), debug: writer(''), warn: writer('warning: '), error: writer('error: '),
  };
  return (value) => stringify(value);
}`;

/** Installs a console whose output is kept up to a limit. */
export function installConsole(vm: QuickJS, logs: string[]) {
  let room: number = codeLimits.logLength;
  let isFull = false;
  const write = vm.newFunction('write', (line) => {
    if (isFull || !line?.isString) return vm.undefined;
    if (logs.length >= codeLimits.logLines - 1 || line.length > room) {
      isFull = true;
      logs.push('… more was written than is kept.');
      return vm.undefined;
    }
    room -= line.length;
    logs.push(line.toString());
    return vm.undefined;
  });
  const install = vm.evalCode(prelude, 'console');
  return vm.callFunction(install, vm.undefined, write);
}
