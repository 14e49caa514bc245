export { type Load, loadAtOnce, loadProjectProgram, loadReleaseProgram } from './load-program.ts';
export { replayUntilAnswered } from './replay-until-answered.ts';
export { readAssetText } from './read-asset-text.ts';
export { runScript } from './run-script.ts';
export { type TurnAttempt, runTurn } from './run-turn.ts';
