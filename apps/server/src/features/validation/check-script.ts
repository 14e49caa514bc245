import { Script } from 'node:vm';
import type { CheckScript } from '@confab/dialog-engine';
import { codeLimits } from '@confab/scripting/author-code';

const codeFile = 'code.js';
/** A message may quote the code, such as a whole regular expression. */
const messageMax = 200;

/** Reads a script without running it: whether it has a syntax error, and declares the function that is called. */
export const checkScript: CheckScript = (code, functionName) => {
  // Longer code is refused when it runs, with its own message.
  if (code.length > codeLimits.codeLength) return undefined;
  const fault = findSyntaxFault(code);
  if (fault) return { type: 'syntax', ...fault };
  const [name = ''] = functionName.split('.');
  return name in globalThis || declares(code, name) || assigns(code, name) ? undefined : { type: 'noFunction' };
};

/** The first syntax error of a script; undefined if it can be compiled. */
function findSyntaxFault(code: string): { readonly line: number; readonly message: string } | undefined {
  try {
    // Compiles only: nothing of it runs.
    void new Script(code, { filename: codeFile });
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return undefined;
    const line = /^code\.js:(\d+)/.exec(error.stack ?? '')?.[1];
    return { line: Number(line ?? 1), message: shorten(error.message) };
  }
}

function shorten(message: string): string {
  const characters = [...message];
  return characters.length > messageMax ? `${characters.slice(0, messageMax).join('')}…` : message;
}

/** Whether a script declares a name at its top: it could not be declared again. */
function declares(code: string, name: string): boolean {
  return findSyntaxFault(`${code}\n;let ${name};`) !== undefined;
}

/** Whether a script may give a value to a name as it runs, such as `run = () => 1` or `globalThis['run'] = …`. */
function assigns(code: string, name: string): boolean {
  const escaped = name.replaceAll('$', String.raw`\$`);
  return new RegExp(String.raw`(?:function[\s*]+|["'\x60])${escaped}(?![\w$])|(?<![\w$])${escaped}\s*=(?!=)`).test(
    code,
  );
}
