import type { ProjectSummary, ProjectId } from '@confab/model';
import type { ItemView, EditingSession } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { canMoveToWorkflow, type ItemSchemas } from '../../tree/index.ts';
import type { AuthoringWords } from '../words.ts';

interface MoveContext {
  readonly session: EditingSession;
  readonly schemas: ItemSchemas;
  /** All projects of the team. */
  readonly projects: readonly ProjectSummary[];
  readonly words: AuthoringWords;
}

/** Lets the author choose where to move an item: a node to another workflow, a workflow to another project of its type. */
export function openMoveDialog(itemId: string, context: MoveContext): void {
  const { session, words } = context;
  const item = session.getItem(itemId);
  if (!item) return;
  openModal('customPicker', {
    title: words.moveTitle(item.displayName),
    note: item.kind === 'node' ? words.moveNodeText : words.moveWorkflowText,
    cardinality: 'single',
    pickLabel: words.moveIt,
    options: item.kind === 'node' ? listTargetWorkflows(item, context) : listTargetProjects(context),
    noOptions: item.kind === 'node' ? words.noOtherWorkflow : words.noOtherProject,
    onPick([to]) {
      if (to === undefined) return;
      const project = context.projects.find(({ projectId }) => projectId === to);
      if (item.kind === 'node') void session.moveNodeTo(item.id, to);
      else if (project) moveWorkflow(item, project.projectId, context);
    },
  });
}

function listTargetWorkflows(node: ItemView, { session, schemas }: MoveContext) {
  return (session.getOutline()?.workflows ?? [])
    .filter(({ id, type }) => id !== node.workflowId && canMoveToWorkflow(schemas, node, type))
    .map(({ id, displayName, type }) => ({
      value: id,
      label: displayName,
      description: schemas.workflowSchemas[type]?.title ?? type,
    }));
}

function listTargetProjects({ session, projects }: MoveContext) {
  const type = session.getOutline()?.project.type;
  return projects
    .filter(({ projectId, projectType }) => projectId !== session.projectId && projectType === type)
    .map(({ projectId, displayName }) => ({ value: projectId, label: displayName }));
}

/** Asks first when the workflow has unsaved changes, because they would move to the other project unsaved (A2.45). */
function moveWorkflow(workflow: ItemView, projectId: ProjectId, { session }: MoveContext) {
  const move = () => void session.moveWorkflowTo(workflow.id, projectId);
  const nodes = session.getOutline()?.nodesByWorkflow.get(workflow.id) ?? [];
  if (workflow.isDirty || nodes.some(({ isDirty }) => isDirty))
    openModal('warning', { name: 'unsavedData', onConfirm: move });
  else move();
}
