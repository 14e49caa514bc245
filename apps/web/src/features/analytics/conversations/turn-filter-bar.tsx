import type { AnalyticData } from '@confab/contracts';
import { Button } from '@mantine/core';
import { useDisplay } from '../display.ts';
import type { AnalyticNavigation } from '../filters/use-analytic-location.ts';
import classes from './conversations.module.css';

interface TurnFilterBarProps {
  readonly navigation: AnalyticNavigation;
  readonly data: AnalyticData | undefined;
}

/** What a turn of the listed conversations must have, and the way back to all conversations. */
export function TurnFilterBar({ navigation: { location, go }, data }: TurnFilterBarProps) {
  const { say } = useDisplay();
  const { fromNodeId, nodeId, throughNodeId, intent, outcome } = location.turn;
  const isFiltered = [fromNodeId, nodeId, throughNodeId, intent, outcome].some((value) => value !== undefined);
  if (location.view !== 'correspondence' || !isFiltered) return null;
  const names = data?.view === 'correspondence' ? data : undefined;
  const parts = [
    ...(fromNodeId ? [say.turnFrom(names?.fromNodeName || say.unknown)] : []),
    ...(nodeId ? [say.turnTo(names?.nodeName || say.unknown)] : []),
    ...(throughNodeId ? [say.turnThrough(names?.throughNodeName || say.unknown)] : []),
    ...(intent === undefined ? [] : [`${say.intent}: ${names?.intentName || say.unknown}`]),
    ...(outcome ? [say[outcome]] : []),
  ];
  return (
    <div className={classes.filter}>
      <p>{say.onlyWithTurn(parts.join(', '))}</p>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() =>
          go({ at: undefined, towards: undefined, through: undefined, intent: undefined, outcome: undefined })
        }
      >
        {say.showAllConversations}
      </Button>
      {names?.isCut && <p className={classes.quiet}>{say.searchedNewest}</p>}
    </div>
  );
}
