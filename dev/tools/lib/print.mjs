// Console output of the commands.

/** Prints one line about the current step of the command. */
export function printStatus(line) {
  process.stdout.write(`confab: ${line}\n`);
}

/** Prints what went wrong and what to do about it, and ends the process. */
export function exitWithError(sentence, code = 1) {
  process.stderr.write(`confab: ${sentence}\n`);
  process.exit(code);
}

/** Exits if Node is too old, before anything fails with a message that is harder to understand. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  exitWithError(`Node ${process.versions.node} is too old. Install Node 20.19 or newer, then run this again.`);
}
