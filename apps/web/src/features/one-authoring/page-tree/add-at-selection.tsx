import type { ItemSchema, SkinnyItem } from '@confab/model';
import { Menu } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { PageList } from './create-page-lists.ts';
import { findAddPlace } from './find-add-place.ts';
import { PageTypeItems } from './page-type-items.tsx';
import type { TreeCommands } from './tree-commands.ts';

export interface AddAtSelectionProps {
  readonly item: SkinnyItem | undefined;
  readonly lists: readonly PageList[];
  readonly pageTypes: readonly ItemSchema[];
  readonly commands: TreeCommands;
}

/** Adds a page behind the selected one, or to the selected or last chapter. */
export function AddAtSelection({ item, lists, pageTypes, commands }: AddAtSelectionProps) {
  const say = useWords(words);
  const place = findAddPlace(item, lists);
  if (!place) return null;
  return (
    <>
      <Menu.Label>{say.addPage}</Menu.Label>
      <PageTypeItems types={pageTypes} onChoose={(type) => commands.addPage(place, type)} />
      <Menu.Divider />
      <Menu.Item onClick={() => commands.addSeveral(place)}>{say.addSeveral}</Menu.Item>
    </>
  );
}
