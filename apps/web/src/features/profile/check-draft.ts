import { findFormErrors, listEditableInputs, type ControlDisplays } from '@confab/inputs';
import type { ItemSchema } from '@confab/model';
import type { SchemaScripts } from '@confab/scripting';
import type { ValuesDraft } from '../../editing/index.ts';
import type { Message } from '../../words/message.ts';
import { toScriptMessages } from '../../words/catalogue-texts.ts';

/**
 * Finds the input errors of a profile before it is saved, by the rules of each input and the script of the schema.
 *
 * The server makes the same checks. A script that fails is logged and reports no errors.
 *
 * @returns error messages by input name
 */
export async function checkDraft(
  draft: ValuesDraft,
  schema: ItemSchema,
  controls: ControlDisplays | undefined,
  scripts: SchemaScripts,
): Promise<Readonly<Record<string, Message>>> {
  const values = draft.getValues();
  const byRules = findFormErrors(schema.properties, values, controls);
  const editable = listEditableInputs(schema.properties, controls).map(({ name }) => name);
  const byScript = await scripts.findInputErrors(schema.javaScript?.validatePreSave, values, editable);
  return { ...toScriptMessages(schema, byScript ?? {}), ...byRules };
}
