import { IconButton } from '@confab/ui';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useState } from 'react';
import type { NavigationEntry } from '../../flavours/site.ts';
import { readSetting, writeSetting } from '../../platform/settings.ts';
import { useWords } from '../../words/define-words.ts';
import { NavigationList } from './navigation-list.tsx';
import classes from './side-navigation.module.css';
import { words } from '../words.ts';

const setting = 'confab.navigation';

/** The left navigation; it collapses to its icons (P2.15). On a narrow page a drawer replaces it. */
export function SideNavigation({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const [isCollapsed, setCollapsed] = useState(() => readSetting(setting) === true);
  const say = useWords(words);
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggle = () => {
    setCollapsed(!isCollapsed);
    writeSetting(setting, !isCollapsed);
  };
  return (
    <nav className={classes.navigation} data-collapsed={isCollapsed} aria-label={say.site}>
      <NavigationList entries={entries} />
      <IconButton
        className={classes.toggle ?? ''}
        label={isCollapsed ? say.expand : say.collapse}
        aria-expanded={!isCollapsed}
        icon={<Icon size={18} stroke={1.7} />}
        onClick={toggle}
      />
    </nav>
  );
}
