import type { JsonObject } from '@confab/model';
import type { ModulePart } from '../../core/projects/project-parts.repository.ts';
import { parseRows } from './parse-rows.ts';

/** The modules that a node may call, by the id of their workflow, with their parameters. */
export function listSystemModules(modules: readonly ModulePart[]): Record<string, JsonObject> {
  return Object.fromEntries(
    modules.map(({ id, projectId, type, displayName, rows }) => {
      const parameters = parseRows(rows).map(({ values }) => ({
        ioType: values.IOType,
        parameter: { Name: values.Name ?? '', Type: values.Type ?? '', Required: values.Required ?? false },
      }));
      const select = (isOutput: boolean) =>
        parameters.filter(({ ioType }) => (ioType === 'output') === isOutput).map(({ parameter }) => parameter);
      return [
        id,
        {
          Id: id,
          ProjectId: projectId,
          Type: type,
          DisplayName: displayName,
          InputParams: select(false),
          OutputParams: select(true),
        },
      ];
    }),
  );
}
