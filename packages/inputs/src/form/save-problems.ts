import type { ItemSchema, JsonObject } from '@confab/model';
import { openInputs } from './form-problems.ts';
import type { ControlDisplays } from './visibility.ts';

/** The scripts of a schema, run wherever they can do no harm; undefined where there is none or it failed. */
export interface FormScripts {
  controlsOf(
    script: string | undefined,
    values: JsonObject,
    names: readonly string[],
  ): Promise<ControlDisplays | undefined>;
  problemsOf(
    script: string | undefined,
    values: JsonObject,
    names: readonly string[],
  ): Promise<Readonly<Record<string, string>> | undefined>;
  problemOf(script: string | undefined, values: JsonObject): Promise<string | undefined>;
}

/** Whether anything of a schema looks at values before they are saved. */
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
export async function saveProblems(
  schema: ItemSchema,
  values: JsonObject,
  extensions: readonly string[],
  scripts: FormScripts,
): Promise<Readonly<Record<string, string>>> {
  if (!hasSaveScripts(schema)) return {};
  const { getControlDisplay, validatePreSave } = schema.javaScript ?? {};
  const names = schema.properties.map(({ name }) => name);
  const controls = await scripts.controlsOf(getControlDisplay, values, names);
  const open = openInputs(schema.properties, controls, extensions);
  const said = await scripts.problemsOf(
    validatePreSave,
    values,
    open.map(({ name }) => name),
  );
  const problems: Record<string, string> = { ...said };
  for (const { name, validatePreSaveJs } of open) {
    const problem = await scripts.problemOf(validatePreSaveJs, values);
    if (problem !== undefined) problems[name] ??= problem;
  }
  return problems;
}
