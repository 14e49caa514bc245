import { findFormErrors, listEditableInputs, type ControlDisplays } from '@confab/inputs';
import type { ItemSchema } from '@confab/model';
import type { SchemaScripts } from '@confab/scripting';
import type { ProfileDraft } from './profile-draft.ts';

/**
 * What is wrong with a profile before it is sent: by the rules of each input, and by the schema's own script. The server
 * asks the same of it; a script that fails is logged and asks nothing.
 */
export async function checkDraft(
  draft: ProfileDraft,
  schema: ItemSchema,
  controls: ControlDisplays | undefined,
  scripts: SchemaScripts,
): Promise<Readonly<Record<string, string>>> {
  const values = draft.getValues();
  const byRules = findFormErrors(schema.properties, values, controls);
  const open = listEditableInputs(schema.properties, controls).map(({ name }) => name);
  const byScript = await scripts.findInputErrors(schema.javaScript?.validatePreSave, values, open);
  return { ...byScript, ...byRules };
}
