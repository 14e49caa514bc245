import { IconButton, keepFocusIn } from '@confab/ui';
import type { ItemSchema, SkinnyItem } from '@confab/model';
import { IconX } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useItem, useEditingSession, useShowLanguage } from '../../editing/index.ts';
import { FormSkeleton, PropertiesForm } from '../inputs/index.ts';
import { ItemIcon, ItemMenu, RenameField, type EditorActions } from '../tree/index.ts';
import { useKeepFocusNear } from '../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../words/define-words.ts';
import { FormOfItem } from './form-of-item.tsx';
import { ItemViews } from './item-views.tsx';
import classes from './properties.module.css';
import { usePanelView } from './use-panel-view.ts';
import { useGoToInput } from './use-go-to-input.ts';
import { useScrollToInput, type InputTarget } from './use-scroll-to-input.ts';
import { words, type PropertiesWords } from './words.ts';

interface PropertiesPanelProps {
  readonly itemId: string;
  readonly schema: ItemSchema | undefined;
  readonly actions: EditorActions;
  /** An input of this item to scroll to. */
  readonly inputTarget?: InputTarget | undefined;
  readonly onClose: () => void;
}

/** The properties of the selected item. Closing the panel clears the selection (A2.31). */
export function PropertiesPanel({ itemId, schema, actions, inputTarget, onClose }: PropertiesPanelProps) {
  const form = useRef<HTMLDivElement>(null);
  const say = useWords(words);
  const item = useItem(itemId);
  const isReady = item?.values !== undefined && schema !== undefined;
  const [target, goTo] = useGoToInput(itemId, inputTarget);
  const [view, setView] = usePanelView(target);
  useScrollToInput(form, target, isReady, useShowLanguage());
  return (
    <section className={classes.panel} aria-label={say.properties} tabIndex={-1}>
      <h2 className="cf-visually-hidden">{say.properties}</h2>
      {item && (
        <ItemViews
          item={item}
          schema={schema}
          view={view}
          onViewChange={setView}
          renderHeading={(tabs) => <PanelHeading key={itemId} {...{ item, schema, actions, tabs, onClose }} />}
        >
          <div className={classes.body} ref={form}>
            {isReady ? (
              <FormOfItem key={itemId}>
                <PropertiesForm itemId={itemId} schema={schema} target={target} onGoTo={goTo} />
              </FormOfItem>
            ) : (
              <FormSkeleton />
            )}
          </div>
        </ItemViews>
      )}
    </section>
  );
}

interface PanelHeadingProps {
  readonly item: SkinnyItem;
  readonly schema: ItemSchema | undefined;
  readonly actions: EditorActions;
  readonly tabs: ReactNode;
  readonly onClose: () => void;
}

function PanelHeading({ item, schema, actions, tabs, onClose }: PanelHeadingProps) {
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const [isRenaming, setIsRenaming] = useState(false);
  const title = useRef<HTMLDivElement>(null);
  const rename = () => setIsRenaming(true);
  function endRename() {
    setIsRenaming(false);
    keepFocusIn(title.current);
  }
  return (
    <header className={classes.heading} ref={useKeepFocusNear()}>
      <span className={classes.icon}>
        <ItemIcon name={schema?.icon} size={18} />
      </span>
      <div className={classes.title} ref={title} tabIndex={-1}>
        {isRenaming ? (
          <RenameField
            name={item.displayName}
            onCancel={endRename}
            onCommit={(name) => {
              endRename();
              actions.rename(item.id, name);
            }}
          />
        ) : (
          <h3>{item.displayName}</h3>
        )}
        <span className={classes.type}>{schema ? getTypeLabel(schema, say) : item.type}</span>
      </div>
      {tabs}
      {!isReadOnly && <ItemMenu size={28} item={item} schema={schema} actions={actions} onRename={rename} />}
      <IconButton size={28} label={say.close} icon={<IconX size={16} />} onClick={onClose} />
    </header>
  );
}

function getTypeLabel({ kind, title }: ItemSchema, say: PropertiesWords) {
  return kind === 'project' ? say.project : title;
}
