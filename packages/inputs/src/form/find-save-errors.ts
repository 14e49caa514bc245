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
 * What forbids saving values, by the names of the inputs: what the schema's `ValidatePreSave` says, and what the script
 * of an input says of that input (A3.29, A3.51). Browser and server ask the same; inputs that nobody can fill in are not
 * asked for, and a script that fails forbids nothing.
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
