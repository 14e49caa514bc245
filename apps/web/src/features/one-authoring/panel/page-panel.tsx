import type { ItemSchema } from '@confab/model';
import { useItem } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { PageTokensProvider } from '../../inputs/index.ts';
import { ItemPanel, type InputTarget } from '../../properties/index.ts';
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
  const page = useItem(itemId);
  const pageTokens = usePageTokens(page);
  if (!page) return null;
  return (
    <PageTokensProvider pageTokens={pageTokens}>
      <ItemPanel
        label={say.panel}
        className={classes.panel}
        typeLabel={schema?.title}
        closeLabel={say.close}
        itemId={itemId}
        schema={schema}
        inputTarget={inputTarget}
        onRename={(name) => commands.rename(page.id, name)}
        onClose={commands.clearSelection}
        renderMenu={(item, onRename) => (
          <PageMenu item={item} pageTypes={pageTypes} commands={commands} onRename={onRename} />
        )}
      />
    </PageTokensProvider>
  );
}
