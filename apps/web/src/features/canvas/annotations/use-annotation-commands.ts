import { useReactFlow, useStore } from '@xyflow/react';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { findItemSchema, type EditorActions, type ItemSchemas } from '../../tree/index.ts';
import type { CardNode, ReadyWorkflow } from '../cards/canvas-model.ts';
import { findFreeSpot } from '../layout/find-free-spot.ts';
import { getViewCenter } from '../layout/get-view-center.ts';
import { listOccupiedAreas } from '../layout/list-covered-areas.ts';
import type { Point } from '../routing/types.ts';
import { words } from '../words.ts';
import { annotationInputs, defaultColours, type Annotation } from './annotation.ts';
import { listAnnotationCommands } from './list-annotation-commands.ts';
import { getGroupArea, newNoteSize } from './annotation-areas.ts';
import type { AnnotationActions } from './annotation-actions.tsx';
import { createAddEdits, createChangeEdits, createRemoveEdit } from './annotation-edits.ts';
import { getNodeArea, isInGroup, type AnnotationNode } from './annotation-nodes.ts';

interface AnnotationCommandProps {
  readonly view: ReadyWorkflow;
  readonly schemas: ItemSchemas;
  readonly cards: readonly CardNode[];
  readonly nodes: readonly AnnotationNode[];
  readonly actions: EditorActions;
  readonly select: (ids: readonly string[]) => void;
}

/** The commands for groups and notes: on themselves, by keys and in the menu of the canvas. */
export function useAnnotationCommands({ view, schemas, cards, nodes, actions, select }: AnnotationCommandProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const flow = useReactFlow();
  const canvas = useStore(({ domNode }) => domNode);
  const [editedId, setEditedId] = useState<string>();
  const { workflow } = view;
  const hasInputs = findItemSchema(schemas, workflow)?.properties.some(({ name }) => name === annotationInputs.note);
  const canEdit = !session.isReadOnly && hasInputs === true;
  const selected = nodes.filter((node) => node.selected);
  const selectedCards = cards.filter((card) => card.selected);
  const grouped = [...selectedCards, ...selected];

  function add(annotations: readonly Annotation[]) {
    if (canEdit) session.edit(workflow.id, createAddEdits(workflow.values ?? {}, annotations));
  }

  function selectOnly(id: string) {
    actions.selectNodes(workflow.id, []);
    select([id]);
  }

  function addAndEdit(annotation: Annotation) {
    add([annotation]);
    selectOnly(annotation.id);
    setEditedId(annotation.id);
  }

  function groupSelection() {
    if (grouped.length === 0) return;
    const id = session.newId();
    addAndEdit({ kind: 'group', id, name: say.newGroup, colour: defaultColours.group, ...getGroupArea(grouped) });
  }

  /** Adds a note at a place of the canvas, or at the nearest free spot. */
  function addNote(place: Point) {
    const spot = findFreeSpot(listOccupiedAreas([...cards, ...nodes], canvas, flow), place, newNoteSize);
    addAndEdit({ kind: 'note', id: session.newId(), text: '', colour: defaultColours.note, ...spot, ...newNoteSize });
  }

  function fitGroup(group: AnnotationNode) {
    const area = getNodeArea(group);
    const contents = [...cards, ...nodes].filter((node) => node !== group && isInGroup(area, getNodeArea(node)));
    if (contents.length > 0)
      session.edit(workflow.id, createChangeEdits(group.data.annotation, getGroupArea(contents)));
  }

  function remove(annotations: readonly Annotation[]) {
    if (canEdit && annotations.length > 0) session.edit(workflow.id, annotations.map(createRemoveEdit));
  }

  const annotationActions: AnnotationActions = {
    workflowId: workflow.id,
    canEdit,
    editedId,
    edit: (id) => canEdit && setEditedId(id),
    endEdit: (id) => setEditedId((current) => (current === id ? undefined : current)),
    change: (annotation, change) => session.edit(workflow.id, createChangeEdits(annotation, change)),
    remove,
  };
  const commands = (at: Point | undefined) =>
    listAnnotationCommands({
      say,
      canEdit,
      selected,
      hasSelectedCards: selectedCards.length > 0,
      edit: setEditedId,
      groupSelection,
      fitGroup,
      remove,
      addNote: () => addNote(at ? flow.screenToFlowPosition(at) : getViewCenter(flow)),
      recolour: (colour) =>
        session.edit(
          workflow.id,
          selected.flatMap(({ data }) => createChangeEdits(data.annotation, { colour })),
        ),
    });
  return { actions: annotationActions, commands, add, addNote: () => addNote(getViewCenter(flow)), selectOnly };
}
