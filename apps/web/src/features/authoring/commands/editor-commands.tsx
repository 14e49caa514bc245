import { useWords } from '../../../words/define-words.ts';
import { LanguageCommands } from '../../translations/index.ts';
import { words } from '../words.ts';
import { useEditorCommands, type EditorCommandContext } from './use-editor-commands.ts';

/** Offers the commands of the editor, and the languages of its project, in the command palette; draws nothing. */
export function EditorCommands(context: EditorCommandContext) {
  const say = useWords(words);
  useEditorCommands(context);
  return <LanguageCommands group={say.thisProject} />;
}
