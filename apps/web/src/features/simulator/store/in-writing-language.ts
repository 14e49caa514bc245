import type { EditingSession } from '../../../editing/index.ts';
import { getWritingLanguage } from '../../translations/index.ts';
import type { SimulatorSettings } from '../conversation/conversation-tree.ts';

/** Settings with the language that the author writes in, unless they name another one. */
export function inWritingLanguage(settings: SimulatorSettings, session: EditingSession): SimulatorSettings {
  return { ...settings, language: settings.language ?? getWritingLanguage(session) };
}
