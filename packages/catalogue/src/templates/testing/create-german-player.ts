import type { Effects } from '@confab/dialog-engine';
import { compileOneTemplate, play, type PlayedConversation } from '../testing.ts';

const effects: Effects = { clock: () => Date.UTC(2026, 0, 5, 9), mail: () => ({ type: 'queued' }) };

/** Returns a function that plays the utterances of a German visitor with a One template; `changed` replaces effects. */
export function createGermanPlayer(templateId: string) {
  const program = compileOneTemplate(templateId);
  return (lines: readonly string[], changed?: Partial<Effects>): Promise<PlayedConversation> =>
    play(program, lines, 1, { ...effects, ...changed }, 'de');
}
