import { transferCalls, type BodyOf } from '@confab/contracts';
import type { JsonValue, ProjectId, WorkflowId } from '@confab/model';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestApp } from '../../../testing/open-test-app.ts';
import type { TestPerson } from '../../../testing/people-and-projects.ts';
import { packZip } from '../write/pack-file.ts';

export const encodeBase64 = (content: string | Buffer): string => Buffer.from(content).toString('base64');
export const decodeBase64 = (content: string): string => Buffer.from(content, 'base64').toString();

type ImportBody = Partial<BodyOf<typeof transferCalls.importProject>>;

/** Imports a file as a project. */
export function sendProject(app: TestApp, { token, teamId }: TestPerson, content: string, more: ImportBody = {}) {
  const body = { fileName: 'project.json', content, preview: false, ...more };
  return app.call(transferCalls.importProject, { token, query: { owningTeamId: teamId }, body });
}

/** Exports a project. */
export async function exportProjectFile(app: TestApp, { token, teamId }: TestPerson, projectId: string) {
  // The id comes from the database.
  const query = { owningTeamId: teamId, projectId: projectId as ProjectId };
  return (await app.call(transferCalls.exportProject, { token, query })).result;
}

export async function exportWorkflowFile(app: TestApp, { token, teamId }: TestPerson, workflowId: string) {
  // The id comes from the database.
  const query = { owningTeamId: teamId, workflowId: workflowId as WorkflowId };
  return (await app.call(transferCalls.exportWorkflow, { token, query })).result;
}

const samples = join(import.meta.dirname, '../../../../../../packages/transfer/samples');

/** Packs a sample package into a zip. */
export function sampleZip(name: 'alexa-pizza' | 'dialogflow-pizza'): Promise<Buffer> {
  const folder = join(samples, name);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return packZip(new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')])));
}

/** The parts of a project file that tests change. */
export interface ProjectFile {
  Project: Record<string, JsonValue>;
  nodeList: Record<string, JsonValue>[];
  nodeValues: Record<string, Record<string, JsonValue>>;
}

/** Applies a change to a project file. */
export function changedFile(content: string, change: (file: ProjectFile) => void): string {
  // The content is an exported file.
  const file = JSON.parse(decodeBase64(content)) as ProjectFile;
  change(file);
  return encodeBase64(JSON.stringify(file));
}

/** Returns the values of an item in a file. */
export function getItemValues(file: ProjectFile, id: string): Record<string, JsonValue> {
  const values = file.nodeValues[id];
  if (!values) throw new Error(`The file has no values of ${id}.`);
  return values;
}
