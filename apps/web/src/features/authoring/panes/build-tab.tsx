import { Suspense } from 'react';
import { SplitHandle } from '@confab/ui';
import type { FoundProblem } from '@confab/dialog-engine';
import { useEditingSession } from '../../../editing/index.ts';
import { SelectionPanel } from '../../canvas/index.ts';
import { OpenItemProvider } from '../../inputs/index.ts';
import { PropertiesPanel, type InputTarget } from '../../properties/index.ts';
import { findItemSchema, type EditorActions, type ItemSchemas } from '../../tree/index.ts';
import { useItem } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { CanvasPane, NoWorkflow } from './canvas-pane.tsx';
import type { ResolvedLocation } from '../location/editor-location.ts';
import { usePaneSize } from '../layout/use-pane-size.ts';
import { words } from '../words.ts';

interface BuildTabProps {
  readonly resolved: ResolvedLocation;
  readonly selectedNodeIds: readonly string[];
  readonly schemas: ItemSchemas;
  readonly problems: readonly FoundProblem[];
  readonly actions: EditorActions;
  /** The input to scroll to. */
  readonly inputTarget: InputTarget | undefined;
  readonly isPanelOpen: boolean;
  /** Opens the page of a row of the project by the path of the row. */
  readonly onOpenDefinition: (path: string) => void;
  readonly onClosePanel: () => void;
}

/** The canvas, with the properties of the selected item beside it. */
export function BuildTab(props: BuildTabProps) {
  const {
    resolved,
    selectedNodeIds,
    schemas,
    problems,
    actions,
    inputTarget,
    isPanelOpen,
    onOpenDefinition,
    onClosePanel,
  } = props;
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const panel = usePaneSize('properties', { first: 360, min: 280, max: 720 });
  const { workflowId, selectedId } = resolved;
  const item = useItem(selectedId);
  return (
    <div className={classes.build}>
      <div className={classes.canvas} data-region="canvas">
        {workflowId === undefined ? (
          <NoWorkflow onAdd={isReadOnly ? undefined : actions.addWorkflow} />
        ) : (
          <CanvasPane
            workflowId={workflowId}
            selectedIds={selectedNodeIds}
            schemas={schemas}
            problems={problems}
            actions={actions}
          />
        )}
      </div>
      {isPanelOpen && item && (
        <>
          <SplitHandle label={say.propertiesWidth} edge="left" {...panel} />
          <div className={classes.panel} data-region="properties" style={{ width: panel.size }}>
            {selectedNodeIds.length > 1 ? (
              <Suspense fallback={null}>
                <SelectionPanel nodeIds={selectedNodeIds} schemas={schemas} actions={actions} />
              </Suspense>
            ) : (
              <OpenItemProvider onOpenItem={actions.select} onOpenDefinition={onOpenDefinition}>
                <PropertiesPanel
                  itemId={selectedId}
                  schema={findItemSchema(schemas, item)}
                  actions={actions}
                  inputTarget={inputTarget?.itemId === selectedId ? inputTarget : undefined}
                  onClose={onClosePanel}
                />
              </OpenItemProvider>
            )}
          </div>
        </>
      )}
    </div>
  );
}
