import type { Effects } from '@confab/dialog-engine';
import { compileOneTemplate, mondayMorning, play, type PlayedConversation } from '../testing.ts';

/** Returns a function that plays the utterances of a German visitor with a One template; `changed` replaces effects. */
export function createGermanPlayer(templateId: string) {
  const program = compileOneTemplate(templateId);
  return (lines: readonly string[], changed?: Partial<Effects>): Promise<PlayedConversation> =>
    play(program, lines, 1, { ...mondayMorning, ...changed }, 'de');
}
