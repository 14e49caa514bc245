import { readRows } from '@confab/inputs';
import { getNodeTypeFacts } from '@confab/model';
import { readBool, readText } from './authored-values.ts';
import { isReservedName, readVariable } from './read-project.ts';
import type { ProgramVariable } from '../program.ts';
import { createReporter } from './report.ts';
import type { ModuleLocals, Problem, ProjectSource, SourceNode } from '../types.ts';

/** A parameter of a module (A3.50). */
interface ModuleParameter extends ProgramVariable {
  readonly id: string;
  readonly isRequired: boolean;
  readonly isOutput: boolean;
}

/** A workflow that nodes call, or a background module. */
export interface Module {
  readonly workflowId: string;
  readonly isBackground: boolean;
  readonly startNodeId: string | undefined;
  readonly parameters: readonly ModuleParameter[];
  /** Names of its ModuleReturn nodes by id. */
  readonly returns: ReadonlyMap<string, string>;
}

/** The values that the parameters of a module begin with. */
export function listInitialParameters({ parameters }: Module): ModuleLocals {
  return Object.fromEntries(parameters.map(({ name, initial }) => [name, initial]));
}

/** Reads the modules by workflow id, with the parameters that their StartModule declares. */
export function readModules({ workflows, nodes }: ProjectSource, problems: Problem[]): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>();
  for (const { id, type } of workflows) {
    if (type !== 'Module' && type !== 'BackgroundModule') continue;
    const own = nodes.filter(({ workflowId }) => workflowId === id);
    const start = own.find((node) => getNodeTypeFacts(node.type).declaresParameters);
    modules.set(id, {
      workflowId: id,
      isBackground: type === 'BackgroundModule',
      startNodeId: start?.id,
      parameters: start ? readParameters(start, problems) : [],
      returns: new Map(
        own
          .filter((node) => getNodeTypeFacts(node.type).returnsFromModule)
          .map((node) => [node.id, node.displayName] as const),
      ),
    });
  }
  return modules;
}

function readParameters(start: SourceNode, problems: Problem[]): ModuleParameter[] {
  const report = createReporter(problems, start.id);
  const parameters = new Map<string, ModuleParameter>();
  for (const { id, values } of readRows(start.values.Parameters)) {
    const name = readText(values.Name).trim();
    const path = `Parameters/${id}`;
    if (isReservedName(name))
      report(`${path}/Name`, 'ReservedName', `"${name}" is a name of the system; choose another.`, name);
    else if (parameters.has(name))
      report(`${path}/Name`, 'DuplicateVariable', `There are two variables called "${name}".`, name);
    else if (name !== '') {
      const variable = readVariable(name, values.Type, values.DefaultValue, 'Local', (code, message, ...names) =>
        report(`${path}/DefaultValue`, code, message, ...names),
      );
      const isOutput = readText(values.IOType) === 'output';
      parameters.set(name, { ...variable, id, isOutput, isRequired: readBool(values.Required) });
    }
  }
  return [...parameters.values()];
}

/** The parameters of each module, by workflow id and name. */
export function collectModuleVariables(
  modules: ReadonlyMap<string, Module>,
): ReadonlyMap<string, ReadonlyMap<string, ProgramVariable>> {
  return new Map(
    [...modules].map(([id, { parameters }]) => [
      id,
      new Map<string, ProgramVariable>(parameters.map((one) => [one.name, one])),
    ]),
  );
}
