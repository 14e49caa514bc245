import { findOneTemplate } from '@confab/catalogue';
import type { BodyOf, ChatResponse } from '@confab/contracts';
import { projectCalls, publishingCalls } from '@confab/contracts';
import type { JsonObject, ProjectId, TeamId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { createNode, leadTo, saveNode } from './nodes.ts';
import type { TestApp } from './open-test-app.ts';
import { aProject, toCaller, toNodeId, type TestPerson } from './people-and-projects.ts';
import { approveSample } from '../features/one/index.ts';
import { createProject } from '../features/projects/index.ts';
import type { PackedJson } from '../db/packed-json.ts';
import type { FrozenSource } from '../db/stored-shapes.ts';

/** Creates a project from a template, changes some of its values, and publishes it to beta and live. */
export async function publishTemplate(
  test: TestApp,
  owner: TestPerson,
  templateId: string,
  values: JsonObject = {},
): Promise<ProjectId> {
  const { teamId } = owner;
  const caller = toCaller(owner);
  const projectType = findOneTemplate(templateId) ? 'One' : 'Pro';
  const request = { teamId, displayName: 'Café', projectType, templateId } as const;
  const { projectId } = await createProject(test.services, caller, request);
  if (Object.keys(values).length > 0) await saveProject(test, owner, projectId, values);
  if (projectType === 'One') await approveSample(test.services, caller, { teamId, projectId });
  await publish(test, owner, projectId);
  return projectId;
}

/** Publishes a project that greets, understands nothing and answers with the texts in its values. */
export async function publishEchoProject(test: TestApp, owner: TestPerson, values: JsonObject): Promise<ProjectId> {
  const { projectId, workflowId, startId } = await aProject(test, owner);
  const ask = await createNode(test, owner, { projectId, workflowId }, 'Ask', 'Question');
  await saveNode(test, owner, startId, { Connectors: leadTo(ask.id) });
  const never = { Kind: 'Expected', DisplayName: '', ExpectedResponse: 'swordfish', TargetNodeId: ask.id };
  await saveNode(test, owner, toNodeId(ask), {
    Response: createResponse('Hello'),
    Connectors: [aRow('e', never)],
  });
  await saveProject(test, owner, projectId, values);
  await publish(test, owner, projectId);
  return projectId;
}

/** A response of one entry, as it is authored. */
export function createResponse(text: string, more: JsonObject = {}): JsonObject {
  return { SelectionMethod: 'Escalating', Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: text, ...more }] };
}

type Owner = Pick<TestPerson, 'teamId' | 'token'>;

/** Saves values of the project itself. */
export async function saveProject(
  { call }: TestApp,
  { teamId, token }: Owner,
  projectId: ProjectId,
  values: JsonObject,
): Promise<void> {
  const { result } = await call(projectCalls.getFat, { token, query: { teamId, projectId } });
  const { version, propertyValues } = result.project;
  const sent = { teamId, projectId, version, propertyValues: { ...propertyValues, ...values } };
  const { message } = await call(projectCalls.save, { token, body: sent });
  if (message !== '') throw new Error(message);
}

/** Publishes the saved content to beta and live. */
export async function publish({ call }: TestApp, { teamId, token }: Owner, projectId: ProjectId): Promise<void> {
  const body: BodyOf<typeof publishingCalls.promote> = {
    projectId,
    source: 1,
    environments: ['2', '0'],
    acceptedTerms: true,
    overrideReason: 'For a test',
  };
  const { message } = await call(publishingCalls.promote, { query: { owningTeamId: teamId }, body, token });
  if (message !== '') throw new Error(message);
}

interface ChatRequestOptions {
  readonly stage?: string;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

/** Sends a request to an assistant over the chat channel. */
export async function chatWith(
  { app }: TestApp,
  projectId: string,
  payload: object,
  { stage = 'live', headers = {}, remoteAddress = '127.0.0.1' }: ChatRequestOptions = {},
) {
  const url = `/channels/chat/${projectId}/${stage}`;
  const response = await app.inject({ method: 'POST', url, payload, headers, remoteAddress });
  const answer = JSON.parse(response.body) as ChatResponse & { error?: string };
  return { status: response.statusCode, answer, headers: response.headers };
}

/** Damages the stored contents of a project's releases, so that reading one of them fails. */
export async function makeReleasesUnreadable(
  { services: { db } }: TestApp,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
): Promise<void> {
  const content = Buffer.of() as Uint8Array as PackedJson<FrozenSource>;
  await db
    .updateTable('release')
    .set({ content })
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .execute();
}
