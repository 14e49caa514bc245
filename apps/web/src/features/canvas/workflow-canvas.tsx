import '@xyflow/react/dist/style.css';
import type { FoundProblem } from '@confab/dialog-engine';
import { ReactFlowProvider } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { useWritingLanguage } from '../translations/index.ts';
import type { EditorActions, ItemSchemas } from '../tree/index.ts';
import { CanvasContent } from './canvas-content.tsx';
import type { CanvasNames, CardNames, ReadyWorkflow } from './cards/canvas-model.ts';
import { CanvasProblemsProvider } from './cards/canvas-problems.tsx';
import type { PaneSize } from './layout/initial-view.ts';
import classes from './canvas.module.css';

export interface WorkflowCanvasProps {
  readonly view: ReadyWorkflow;
  /** Must keep its identity until a name changes. */
  readonly names: CanvasNames;
  readonly schemas: ItemSchemas;
  /** The selected nodes of this workflow; must keep its identity until the selection changes. */
  readonly selectedIds: readonly string[];
  readonly problemsByItem: ReadonlyMap<string, readonly FoundProblem[]>;
  readonly actions: EditorActions;
}

/** What the canvas draws, once the size of its pane is known. */
export interface CanvasContentProps extends Omit<WorkflowCanvasProps, 'problemsByItem' | 'names'> {
  readonly names: CardNames;
  readonly pane: PaneSize;
}

/** The canvas of a workflow: cards for nodes, edges for connections. */
export function WorkflowCanvas({ problemsByItem, names, ...props }: WorkflowCanvasProps) {
  const { further } = useWritingLanguage();
  // The canvas compares the names by identity.
  const cardNames = useMemo(() => ({ ...names, language: further }), [names, further]);
  // The opening view depends on the size of the pane, so the canvas waits for it; both happen before the first paint.
  const [pane, setPane] = useState<PaneSize>();
  const [problems, setProblems] = useState({ problemsByItem });
  if (problems.problemsByItem !== problemsByItem) setProblems({ problemsByItem });
  return (
    <CanvasProblemsProvider value={problems}>
      <div
        className={classes.canvas}
        ref={(element) => {
          if (element && !pane) setPane({ width: element.clientWidth, height: element.clientHeight });
        }}
      >
        {pane && (
          <ReactFlowProvider key={props.view.workflow.id}>
            <CanvasContent {...props} names={cardNames} pane={pane} />
          </ReactFlowProvider>
        )}
      </div>
    </CanvasProblemsProvider>
  );
}
