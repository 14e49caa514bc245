import type { ItemSchema } from '@confab/model';
import { IconButton, keepFocusIn } from '@confab/ui';
import { IconX } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useEditingSession, useItem, type ItemView, useShowLanguage } from '../../../editing/index.ts';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../../words/define-words.ts';
import { FormSkeleton, PageTokensProvider, PropertiesForm } from '../../inputs/index.ts';
import {
  FormOfItem,
  ItemViews,
  useGoToInput,
  usePanelView,
  useScrollToInput,
  type InputTarget,
} from '../../properties/index.ts';
import { ItemIcon, RenameField } from '../../tree/index.ts';
import { PageMenu } from '../page-tree/page-menu.tsx';
import type { TreeCommands } from '../page-tree/tree-commands.ts';
import { words } from '../words.ts';
import { usePageTokens } from './use-page-tokens.ts';
import classes from './page-panel.module.css';

interface PagePanelProps {
  readonly itemId: string;
  readonly schema: ItemSchema | undefined;
  readonly pageTypes: readonly ItemSchema[];
  readonly commands: TreeCommands;
  /** An input of this item to scroll to. */
  readonly inputTarget: InputTarget | undefined;
}

/** The inputs of the selected page or chapter (A2.30), with its comments and history. */
export function PagePanel({ itemId, schema, pageTypes, commands, inputTarget }: PagePanelProps) {
  const say = useWords(words);
  const form = useRef<HTMLDivElement>(null);
  const item = useItem(itemId);
  const isReady = item?.values !== undefined && schema !== undefined;
  const pageTokens = usePageTokens(item);
  const [target, goTo] = useGoToInput(itemId, inputTarget);
  const [view, setView] = usePanelView(target);
  useScrollToInput(form, target, isReady, useShowLanguage());
  if (!item) return null;
  return (
    <section className={classes.panel} aria-label={say.panel} tabIndex={-1}>
      <h2 className="cf-visually-hidden">{say.panel}</h2>
      <ItemViews
        item={item}
        schema={schema}
        view={view}
        onViewChange={setView}
        renderHeading={(tabs) => <PanelHeading key={itemId} {...{ item, schema, pageTypes, commands, tabs }} />}
      >
        <div className={classes.body} ref={form}>
          {isReady ? (
            <PageTokensProvider pageTokens={pageTokens}>
              <FormOfItem key={itemId}>
                <PropertiesForm itemId={itemId} schema={schema} target={target} onGoTo={goTo} />
              </FormOfItem>
            </PageTokensProvider>
          ) : (
            <FormSkeleton />
          )}
        </div>
      </ItemViews>
    </section>
  );
}

interface PanelHeadingProps extends Pick<PagePanelProps, 'schema' | 'pageTypes' | 'commands'> {
  readonly item: ItemView;
  readonly tabs: ReactNode;
}

function PanelHeading({ item, schema, pageTypes, commands, tabs }: PanelHeadingProps) {
  const say = useWords(words);
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
              commands.rename(item.id, name);
            }}
          />
        ) : (
          <h3>{item.displayName}</h3>
        )}
        <span className={classes.type}>{schema?.title ?? item.type}</span>
      </div>
      {tabs}
      {!isReadOnly && (
        <PageMenu item={item} pageTypes={pageTypes} commands={commands} onRename={() => setRenaming(true)} />
      )}
      <IconButton size={28} label={say.close} icon={<IconX size={16} />} onClick={commands.clearSelection} />
    </header>
  );
}
