import { SplitHandle } from '@confab/ui';
import type { Problem } from '@confab/dialog-engine';
import { useProjectSession } from '../../editing/index.ts';
import { OpenItemProvider } from '../inputs/index.ts';
import { PropertiesPanel, type WantedInput } from '../properties/index.ts';
import { schemaOf, type EditorActions, type ItemSchemas } from '../tree/index.ts';
import { useItem } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './authoring.module.css';
import { CanvasPane, NoWorkflow } from './canvas-pane.tsx';
import type { FoundPlace } from './editor-place.ts';
import { usePaneSize } from './use-pane-size.ts';
import { words } from './words.ts';

interface BuildTabProps {
  readonly found: FoundPlace;
  readonly schemas: ItemSchemas;
  readonly problems: readonly Problem[];
  readonly actions: EditorActions;
  /** An input that somebody is to be led to. */
  readonly wanted: WantedInput | undefined;
  readonly isPanelOpen: boolean;
  readonly onClosePanel: () => void;
}

/** The canvas, and the properties of what is selected beside it. */
export function BuildTab(props: BuildTabProps) {
  const { found, schemas, problems, actions, wanted, isPanelOpen, onClosePanel } = props;
  const say = useWords(words);
  const { isReadOnly } = useProjectSession();
  const panel = usePaneSize('properties', { first: 360, min: 280, max: 720 });
  const { workflowId, selectedId } = found;
  const item = useItem(selectedId);
  return (
    <div className={classes.build}>
      <div className={classes.canvas}>
        {workflowId === undefined ? (
          <NoWorkflow onAdd={isReadOnly ? undefined : actions.addWorkflow} />
        ) : (
          <CanvasPane
            workflowId={workflowId}
            selectedId={item?.kind === 'node' ? selectedId : undefined}
            schemas={schemas}
            problems={problems}
            actions={actions}
          />
        )}
      </div>
      {isPanelOpen && item && (
        <>
          <SplitHandle label={say.propertiesWidth} edge="left" {...panel} />
          <div className={classes.panel} style={{ width: panel.size }}>
            <OpenItemProvider onOpenItem={actions.select}>
              <PropertiesPanel
                itemId={selectedId}
                schema={schemaOf(schemas, item)}
                actions={actions}
                wanted={wanted?.itemId === selectedId ? wanted : undefined}
                onClose={onClosePanel}
              />
            </OpenItemProvider>
          </div>
        </>
      )}
    </div>
  );
}
