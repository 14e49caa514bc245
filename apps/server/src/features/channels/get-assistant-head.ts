import { chooseProgram, listProgramLanguages, type Program } from '@confab/dialog-engine';
import type { ChannelAnswer } from './channel-turn.ts';

/** What each answer tells of its assistant, in the language of the conversation. */
export function getAssistantHead(
  project: Program,
  wanted: string,
): Pick<ChannelAnswer, 'assistantName' | 'chatLook' | 'language' | 'languages'> {
  const { projectName, chatLook, language } = chooseProgram(project, wanted);
  const languages = listProgramLanguages(project);
  return { assistantName: projectName, chatLook, language, ...(languages.length > 1 && { languages }) };
}
