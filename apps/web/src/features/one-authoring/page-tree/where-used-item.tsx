import { Menu } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

/** Shows which inputs lead to a page or chapter. */
export function WhereUsedItem({ onShow }: { readonly onShow: () => void }) {
  const say = useWords(words);
  return (
    <Menu.Item leftSection={<IconListSearch size={16} />} onClick={onShow}>
      {say.whereUsed}
    </Menu.Item>
  );
}
