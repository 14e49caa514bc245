import type { ItemSchema } from '@confab/model';
import { IconButton, keepFocusIn } from '@confab/ui';
import { IconX } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useEditingSession, useItem, useShowLanguage, type ItemView } from '../../editing/index.ts';
import { useKeepFocusNear } from '../../platform/focus/use-keep-focus-near.ts';
import { FormSkeleton, PropertiesForm } from '../inputs/index.ts';
import { ItemIcon, RenameField } from '../tree/index.ts';
import { FormOfItem } from './form-of-item.tsx';
import { ItemViews } from './item-views.tsx';
import classes from './properties.module.css';
import { useGoToInput } from './use-go-to-input.ts';
import { usePanelView } from './use-panel-view.ts';
import { useScrollToInput, type InputTarget } from './use-scroll-to-input.ts';

interface PanelActions {
  readonly typeLabel: string | undefined;
  readonly closeLabel: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
  /** Renders the menu of an item that can be edited; its entry for renaming calls `onRename`. */
  readonly renderMenu: (item: ItemView, onRename: () => void) => ReactNode;
}

interface ItemPanelProps extends PanelActions {
  readonly label: string;
  readonly className?: string | undefined;
  readonly itemId: string;
  readonly schema: ItemSchema | undefined;
  /** An input of this item to scroll to. */
  readonly inputTarget?: InputTarget | undefined;
}

/** The inputs of an item, with its comments and history. */
export function ItemPanel({ label, className = '', itemId, schema, inputTarget, ...actions }: ItemPanelProps) {
  const form = useRef<HTMLDivElement>(null);
  const item = useItem(itemId);
  const isReady = item?.values !== undefined && schema !== undefined;
  const [target, goTo] = useGoToInput(itemId, inputTarget);
  const [view, setView] = usePanelView(target);
  useScrollToInput(form, target, isReady, useShowLanguage());
  return (
    <section className={`${classes.panel} ${className}`} aria-label={label} tabIndex={-1}>
      <h2 className="cf-visually-hidden">{label}</h2>
      {item && (
        <ItemViews
          item={item}
          schema={schema}
          view={view}
          onViewChange={setView}
          renderHeading={(tabs) => <PanelHeading key={itemId} {...actions} {...{ item, schema, tabs }} />}
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

interface PanelHeadingProps extends PanelActions {
  readonly item: ItemView;
  readonly schema: ItemSchema | undefined;
  readonly tabs: ReactNode;
}

function PanelHeading(props: PanelHeadingProps) {
  const { item, schema, tabs, typeLabel, closeLabel, onRename, onClose, renderMenu } = props;
  const { isReadOnly } = useEditingSession();
  const [isRenaming, setRenaming] = useState(false);
  const title = useRef<HTMLDivElement>(null);
  function endRename() {
    setRenaming(false);
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
              onRename(name);
            }}
          />
        ) : (
          <h3>{item.displayName}</h3>
        )}
        <span className={classes.type}>{typeLabel ?? item.type}</span>
      </div>
      {tabs}
      {!isReadOnly && renderMenu(item, () => setRenaming(true))}
      <IconButton size={28} label={closeLabel} icon={<IconX size={16} />} onClick={onClose} />
    </header>
  );
}
