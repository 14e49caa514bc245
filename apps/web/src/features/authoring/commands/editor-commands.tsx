import { useEditorCommands, type EditorCommandContext } from './use-editor-commands.ts';

/** Offers the commands of the editor in the command palette; draws nothing. */
export function EditorCommands(context: EditorCommandContext) {
  useEditorCommands(context);
  return null;
}
