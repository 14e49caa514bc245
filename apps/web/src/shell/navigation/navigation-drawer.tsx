import { IconButton } from '@confab/ui';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import type { NavigationEntry } from '../../flavours/site.ts';
import { useWords } from '../../words/define-words.ts';
import { NavigationList } from './navigation-list.tsx';
import classes from './side-navigation.module.css';
import { words } from '../words.ts';

/** The navigation of a narrow page: a drawer that a button opens. */
export function NavigationDrawer({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const [opened, { open, close }] = useDisclosure(false);
  const say = useWords(words);
  return (
    <>
      <IconButton
        className={classes.opener ?? ''}
        label={say.openNavigation}
        aria-expanded={opened}
        icon={<IconMenu2 size={20} stroke={1.8} />}
        onClick={open}
      />
      <Drawer opened={opened} onClose={close} size={264} title="Confab" closeButtonProps={{ 'aria-label': say.close }}>
        <nav aria-label={say.site} className={classes.drawer}>
          <NavigationList entries={entries} onGo={close} />
        </nav>
      </Drawer>
    </>
  );
}
