import { readRows } from '@confab/inputs';
import { getNodeTypeFacts, isTestItem, type ProjectId } from '@confab/model';
import type { EditingSession } from '../../../editing/index.ts';

/** A place where utterances can be tried. */
export interface ProfiledPlace {
  /** In the format of the call: `project`, `workflow:{id}`, `node:{id}` or `page:{id}`. */
  readonly type: string;
  readonly name: string;
  readonly kind: 'project' | 'workflow' | 'node' | 'page';
  readonly page?: PageInfo;
}

/** Type and position of a page of a One project. */
interface PageInfo {
  readonly chapterId: string;
  readonly chapter: string;
  /** Number of pages above it. */
  readonly depth: number;
  readonly type: string;
}

/** What the profiler needs of a project, Pro or One, open or stored. */
export interface ProfiledProject {
  readonly projectId: ProjectId;
  /** Key that the attempts are stored under. */
  readonly key: object;
  readonly language: string;
  /** True for a One project, where keywords lead to pages. */
  readonly isOne?: boolean;
  listPlaces(): readonly ProfiledPlace[];
  findName(itemId: string): string | undefined;
  /** Only for One projects. */
  findPage?(itemId: string): PageInfo | undefined;
  /** Intents that an utterance can be added to as a sample; empty without the right to edit. */
  listTargets(): readonly { readonly id: string; readonly name: string }[];
  hasSample(targetId: string, text: string): boolean;
  /** Adds a sample as an edit that can be undone. */
  addSample(targetId: string, text: string): void;
}

/** Adapts the open Pro project for the profiler. */
export function createProfiledProject(session: EditingSession): ProfiledProject {
  const { projectId } = session;
  const language = session.getValue(projectId, 'Language');
  const readSamples = (intentId: string) => String(session.getValue(projectId, `Intents/${intentId}/Samples`) ?? '');
  return {
    projectId,
    key: session,
    language: typeof language === 'string' && language !== '' ? language : 'en',
    listPlaces: () => listSessionPlaces(session),
    findName: (itemId) => session.getItem(itemId)?.displayName,
    listTargets: () => (session.isReadOnly ? [] : listIntents(session)),
    hasSample: (intentId, text) => readSamples(intentId).split('\n').map(toComparable).includes(toComparable(text)),
    addSample(intentId, text) {
      const samples = readSamples(intentId).trimEnd();
      const updatedValue = samples === '' ? text.trim() : `${samples}\n${text.trim()}`;
      session.edit(projectId, { path: `Intents/${intentId}/Samples`, action: 'ValueChanged', updatedValue });
    },
  };
}

const toComparable = (text: string) => text.trim().toLowerCase();

function listSessionPlaces(session: EditingSession): ProfiledPlace[] {
  const outline = session.getOutline();
  return outline ? listPlaces(outline) : [];
}

interface NamedItem {
  readonly id: string;
  readonly displayName: string;
  readonly type: string;
}

/** Lists the places of a Pro project: the project, its workflows and their listening nodes. */
export function listPlaces(outline: {
  readonly project: Pick<NamedItem, 'displayName'>;
  readonly workflows: readonly NamedItem[];
  readonly nodesByWorkflow: ReadonlyMap<string, readonly NamedItem[]>;
}): ProfiledPlace[] {
  const { project, workflows, nodesByWorkflow } = outline;
  const running = workflows.filter(({ type }) => !isTestItem(type));
  return [
    { type: 'project', name: project.displayName, kind: 'project' },
    ...running.flatMap(({ id, displayName }): ProfiledPlace[] => [
      { type: `workflow:${id}`, name: displayName, kind: 'workflow' },
      ...(nodesByWorkflow.get(id) ?? [])
        .filter(({ type }) => getNodeTypeFacts(type).listens)
        .map((node) => ({ type: `node:${node.id}`, name: node.displayName, kind: 'node' as const })),
    ]),
  ];
}

function listIntents(session: EditingSession) {
  return readRows(session.getItem(session.projectId)?.values?.Intents).flatMap(({ id, values: { Name: name } }) =>
    id !== '' && typeof name === 'string' ? [{ id, name }] : [],
  );
}
