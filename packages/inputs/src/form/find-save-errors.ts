import type { ItemSchema, JsonObject } from '@confab/model';
import { listEditableInputs } from './find-form-errors.ts';
import type { ControlDisplays } from './visibility.ts';

/** Runs the scripts of a schema in a sandbox. Results are undefined if there is no script or it failed. */
export interface FormScripts {
  getControlDisplay(
    script: string | undefined,
    values: JsonObject,
    names: readonly string[],
  ): Promise<ControlDisplays | undefined>;
  findInputErrors(
    script: string | undefined,
    values: JsonObject,
    names: readonly string[],
  ): Promise<Readonly<Record<string, string>> | undefined>;
  findInputError(script: string | undefined, values: JsonObject): Promise<string | undefined>;
}

/** Whether a schema has scripts that check values before a save. */
export function hasSaveScripts({ javaScript, properties }: ItemSchema): boolean {
  return (
    javaScript?.validatePreSave !== undefined || properties.some((property) => property.validatePreSaveJs !== undefined)
  );
}

/**
 * The messages that prevent saving, by the names of the inputs: those of the schema's `ValidatePreSave`, and those of
 * the script of each input (A3.29, A3.51). Browser and server run the same checks. Inputs that nobody can fill in are
 * not checked, and a failing script does not prevent saving.
 */
export async function findSaveErrors(
  schema: ItemSchema,
  values: JsonObject,
  extensions: readonly string[],
  scripts: FormScripts,
): Promise<Readonly<Record<string, string>>> {
  if (!hasSaveScripts(schema)) return {};
  const { getControlDisplay, validatePreSave } = schema.javaScript ?? {};
  const names = schema.properties.map(({ name }) => name);
  const controls = await scripts.getControlDisplay(getControlDisplay, values, names);
  const open = listEditableInputs(schema.properties, controls, extensions);
  const said = await scripts.findInputErrors(
    validatePreSave,
    values,
    open.map(({ name }) => name),
  );
  const errors: Record<string, string> = { ...said };
  for (const { name, validatePreSaveJs } of open) {
    const error = await scripts.findInputError(validatePreSaveJs, values);
    if (error !== undefined) errors[name] ??= error;
  }
  return errors;
}
