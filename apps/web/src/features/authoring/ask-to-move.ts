import type { ProjectSummary } from '@confab/model';
import type { ItemView, ProjectSession } from '../../editing/index.ts';
import { openModal } from '../../shell/modals/modal-store.ts';
import { mayStandIn, type ItemSchemas } from '../tree/index.ts';
import type { AuthoringWords } from './words.ts';

interface Moving {
  readonly session: ProjectSession;
  readonly schemas: ItemSchemas;
  /** What the team has. */
  readonly projects: readonly ProjectSummary[];
  readonly words: AuthoringWords;
}

/** Lets choose where to: for a node another workflow that takes it, for a workflow another project of its kind. */
export function askToMove(itemId: string, moving: Moving): void {
  const { session, words } = moving;
  const item = session.getItem(itemId);
  if (!item) return;
  openModal('customPicker', {
    title: words.moveTitle(item.displayName),
    note: item.kind === 'node' ? words.moveNodeText : words.moveWorkflowText,
    cardinality: 'single',
    pickLabel: words.moveIt,
    options: item.kind === 'node' ? workflowsFor(item, moving) : projectsFor(moving),
    noOptions: item.kind === 'node' ? words.noOtherWorkflow : words.noOtherProject,
    onPick([to]) {
      if (to === undefined) return;
      if (item.kind === 'node') void session.moveNodeTo(item.id, to);
      else moveWorkflow(item, to, moving);
    },
  });
}

function workflowsFor(node: ItemView, { session, schemas }: Moving) {
  return (session.getSkeleton()?.workflows ?? [])
    .filter(({ id, type }) => (id as string) !== node.workflowId && mayStandIn(schemas, node, type))
    .map(({ id, displayName, type }) => ({
      value: id,
      label: displayName,
      description: schemas.workflowSchemas[type]?.title ?? type,
    }));
}

function projectsFor({ session, projects }: Moving) {
  const type = session.getSkeleton()?.project.type;
  return projects
    .filter(({ projectId, projectType }) => (projectId as string) !== session.projectId && projectType === type)
    .map(({ projectId, displayName }) => ({ value: projectId, label: displayName }));
}

/** What goes along unsaved stays unsaved, in a project where nobody may expect it: that is asked first (A2.45). */
function moveWorkflow(workflow: ItemView, projectId: string, { session }: Moving) {
  const move = () => void session.moveWorkflowTo(workflow.id, projectId);
  const nodes = session.getSkeleton()?.nodesOf.get(workflow.id) ?? [];
  if (workflow.isDirty || nodes.some(({ isDirty }) => isDirty))
    openModal('warning', { name: 'unsavedData', onGoOn: move });
  else move();
}
