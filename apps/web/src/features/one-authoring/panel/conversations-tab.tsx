import type { ItemSchema } from '@confab/model';
import { EmptyState, SplitHandle } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconBook, IconFileText, IconPlus } from '@tabler/icons-react';
import { useItem } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { usePaneSize } from '../../authoring/index.ts';
import { FormSkeleton } from '../../inputs/index.ts';
import { PreviewSide, usePreviewSettings } from '../../one-preview/index.ts';
import type { InputTarget } from '../../properties/index.ts';
import { findItemSchema, type ItemSchemas } from '../../tree/index.ts';
import type { PageList } from '../page-tree/create-page-lists.ts';
import { PageTree } from '../page-tree/page-tree.tsx';
import type { TreeCommands } from '../page-tree/tree-commands.ts';
import { PageTraffic } from '../traffic/page-traffic.tsx';
import { words } from '../words.ts';
import { PagePanel } from './page-panel.tsx';
import classes from '../one-authoring.module.css';

interface ConversationsTabProps {
  readonly schemas: ItemSchemas;
  readonly pageTypes: readonly ItemSchema[];
  readonly lists: readonly PageList[];
  readonly selectedId: string | undefined;
  readonly selectedIds: readonly string[];
  /** The page that was added last, whose name is being typed. */
  readonly namedId: string | undefined;
  readonly commands: TreeCommands;
  readonly inputTarget: InputTarget | undefined;
  /** Selects an item and, with a path, scrolls to its input. */
  readonly onOpen: (itemId: string, path?: string) => void;
}

/** The page tree, the inputs of the selected page beside it, and the live preview. */
export function ConversationsTab({
  schemas,
  pageTypes,
  lists,
  selectedId,
  selectedIds,
  namedId,
  commands,
  inputTarget,
  onOpen,
}: ConversationsTabProps) {
  const say = useWords(words);
  const tree = usePaneSize('pages', { first: 280, min: 200, max: 650 });
  const item = useItem(selectedId ?? '');
  const isPreviewShown = usePreviewSettings((state) => state.isShown);
  const isLoading = lists.some(({ pages }) => pages === undefined);
  return (
    <div className={classes.conversations}>
      <div className={classes.tree} data-region="tree" style={{ width: tree.size }}>
        <PageTree {...{ schemas, pageTypes, lists, selectedId, selectedIds, namedId, commands }} />
        <PageTraffic selectedId={selectedId} />
      </div>
      <SplitHandle label={say.treeWidth} edge="right" {...tree} />
      <div className={classes.inputs} data-region="inputs">
        {item ? (
          <PagePanel
            itemId={item.id}
            schema={findItemSchema(schemas, item)}
            {...{ pageTypes, commands, inputTarget }}
          />
        ) : isLoading ? (
          <FormSkeleton />
        ) : (
          <NothingSelected hasLlamas={lists.length > 0} onAdd={commands.addLlama} />
        )}
      </div>
      {isPreviewShown && <PreviewSide selectedId={selectedId} onOpen={onOpen} />}
    </div>
  );
}

function NothingSelected({ hasLlamas, onAdd }: { readonly hasLlamas: boolean; readonly onAdd: () => void }) {
  const say = useWords(words);
  if (hasLlamas)
    return (
      <EmptyState icon={<IconFileText size={24} />} title={say.nothingSelected}>
        {say.nothingSelectedText}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconBook size={24} />}
      title={say.noChapters}
      action={
        <Button leftSection={<IconPlus size={16} />} onClick={onAdd}>
          {say.newChapter}
        </Button>
      }
    >
      {say.noChaptersText}
    </EmptyState>
  );
}
