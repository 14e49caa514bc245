// Small voice of the commands: one line for what is being done, one sentence when it cannot be.

/** Says in one line what is happening. */
export function say(line) {
  process.stdout.write(`confab: ${line}\n`);
}

/** Ends the command with a sentence that says what to do. */
export function giveUp(sentence, code = 1) {
  process.stderr.write(`confab: ${sentence}\n`);
  process.exit(code);
}

/** Refuses a Node that is too old before anything else fails for stranger reasons. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(`Node ${process.versions.node} is too old. Install Node 20.19 or newer, then run this again.`);
}
