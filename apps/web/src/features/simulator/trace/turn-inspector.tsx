import { IconButton } from '@confab/ui';
import { Tabs } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { copyWithToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { formatTurnsAsJson } from '../conversation/format-turns-as-json.ts';
import { findTurn } from '../conversation/conversation-tree.ts';
import { useSimulated } from '../simulator-context.tsx';
import { TraceView } from './trace-view.tsx';
import { VariablesPanel } from '../variables/variables-panel.tsx';
import { words } from '../words.ts';
import shared from '../simulator.module.css';
import classes from './trace.module.css';

/** The trace of the selected turn, and the variables after it. */
export function TurnInspector() {
  const say = useWords(words);
  const turn = useSimulated(({ tree, chosen }) => findTurn(tree, chosen ?? tree.head));
  return (
    <Tabs defaultValue="why" className={classes.inspector ?? ''} aria-label={say.aboutTurn}>
      <div className={classes.inspectorBar}>
        <Tabs.List>
          <Tabs.Tab value="why">{say.whyTab}</Tabs.Tab>
          <Tabs.Tab value="variables">{say.variables}</Tabs.Tab>
        </Tabs.List>
        <IconButton
          size={28}
          label={say.copyTrace}
          disabled={!turn}
          icon={<IconBraces size={16} />}
          onClick={() => turn && void copyWithToast(formatTurnsAsJson([turn]))}
        />
      </div>
      <Tabs.Panel value="why" className={classes.panel ?? ''} tabIndex={0}>
        {turn ? <TraceView turn={turn} /> : <p className={shared.hint}>{say.whyHint}</p>}
      </Tabs.Panel>
      <Tabs.Panel value="variables" className={classes.panel ?? ''} tabIndex={0}>
        <VariablesPanel />
      </Tabs.Panel>
    </Tabs>
  );
}
