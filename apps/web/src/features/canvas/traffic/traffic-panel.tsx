import { Panel } from '@xyflow/react';
import { useEditingSession } from '../../../editing/index.ts';
import { useOpenSite } from '../../../session/use-open-site.ts';
import { TrafficBar } from '../../traffic/index.ts';
import classes from './traffic.module.css';

/** The traffic of the open project, on its canvas while it is shown. */
export function TrafficPanel() {
  const { projectId } = useEditingSession();
  const openSite = useOpenSite();
  return (
    <Panel position="bottom-center" className={classes.panel ?? ''}>
      <TrafficBar
        parts="nodes"
        onOpen={(params) => void openSite('analytics', `/?${new URLSearchParams({ project: projectId, ...params })}`)}
      />
    </Panel>
  );
}
