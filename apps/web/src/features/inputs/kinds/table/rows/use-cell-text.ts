import { listOptions, readAt, type FormatCell } from '@confab/inputs';
import { isJsonObject } from '@confab/model';
import { useEditingSession, useProjectOutline, useValue } from '../../../../../editing/index.ts';
import { formatFieldText } from '../../format-field-text.ts';

/** How to read a cell: ids of nodes, workflows, intents and slots become their names. */
export function useCellText(): FormatCell {
  const skeleton = useProjectOutline();
  const { projectId } = useEditingSession();
  const intents = useValue(projectId, 'Intents');
  const slots = useValue(projectId, 'Slots');

  return (column, value) => {
    const text = formatFieldText(value);
    if (text === '') return '';
    if (column.displayAs === 'IntentSelector') {
      const name = intents && readAt({ intents }, `intents/${text}/Name`);
      return formatFieldText(name) || 'Missing intent';
    }
    if (column.displayAs === 'SlotSelector') {
      const name = slots && readAt({ slots }, `slots/${text}/Name`);
      return formatFieldText(name) || 'Missing slot';
    }
    if (column.type === 'TargetNode' || column.displayAs === 'NodeSelector') {
      const nodes = skeleton ? [...skeleton.nodesByWorkflow.values()].flat() : [];
      return nodes.find((node) => node.id === text)?.displayName ?? 'Missing node';
    }
    if (column.type === 'TargetWorkflow' || column.displayAs === 'WorkflowSelector') {
      return skeleton?.workflows.find((workflow) => workflow.id === text)?.displayName ?? 'Missing workflow';
    }
    if (column.type === 'Bool') return text === 'true' ? 'Yes' : 'No';
    if (column.type === 'Enum') return listOptions(column).find((option) => option.label === text)?.description || text;
    return isJsonObject(value) ? '' : text;
  };
}
