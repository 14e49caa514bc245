import { Tabs } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { useProjectLanguages } from '../translations/index.ts';
import { oneTabs, oneViews, type OneView } from './one-location.ts';
import { words } from './words.ts';
import classes from './one-authoring.module.css';

/** The tabs of the open project (A2.10); one of several languages also has one for its texts. */
export function OneTabList({ current }: { readonly current: OneView }) {
  const say = useWords(words);
  const hasTexts = useProjectLanguages().length > 1 || current === 'texts';
  return (
    <Tabs.List className={classes.tabList ?? ''} aria-label={say.tabs}>
      {(hasTexts ? oneViews : oneTabs).map((tab) => (
        <Tabs.Tab key={tab} value={tab}>
          {say[tab]}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
