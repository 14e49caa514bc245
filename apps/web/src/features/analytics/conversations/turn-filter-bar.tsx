import { analyticTurnsSearchedMax, type AnalyticData } from '@confab/contracts';
import { Button } from '@mantine/core';
import { useDisplay } from '../display.ts';
import { noTurnParams } from '../filters/analytic-location.ts';
import type { AnalyticNavigation } from '../filters/use-analytic-location.ts';
import classes from './conversations.module.css';
import { UtteranceSearch } from './utterance-search.tsx';

interface TurnFilterBarProps {
  readonly navigation: AnalyticNavigation;
  readonly data: AnalyticData | undefined;
}

/** The search in the conversations, the filter for a turn of the listed ones, and the link back to all. */
export function TurnFilterBar({ navigation, data }: TurnFilterBarProps) {
  const { say, formatNumber } = useDisplay();
  const { location, go } = navigation;
  const { fromNodeId, nodeId, throughNodeId, intent, outcome, said } = location.turn;
  if (location.view !== 'correspondence') return null;
  const names = data?.view === 'correspondence' ? data : undefined;
  const parts = [
    ...(fromNodeId ? [say.turnFrom(names?.fromNodeName || say.unknown)] : []),
    ...(nodeId ? [say.turnTo(names?.nodeName || say.unknown)] : []),
    ...(throughNodeId ? [say.turnThrough(names?.throughNodeName || say.unknown)] : []),
    ...(intent === undefined ? [] : [`${say.intent}: ${names?.intentName || say.unknown}`]),
    ...(outcome ? [say[outcome]] : []),
    ...(said === undefined ? [] : [say.said(said)]),
  ];
  return (
    <>
      <UtteranceSearch navigation={navigation} />
      {parts.length > 0 && (
        <div className={classes.filter}>
          <p>{say.onlyWithTurn(parts.join(', '))}</p>
          <Button variant="default" size="compact-sm" onClick={() => go(noTurnParams)}>
            {say.showAllConversations}
          </Button>
          {names?.isCut && (
            <p className={classes.quiet}>{say.searchedNewest(formatNumber(analyticTurnsSearchedMax))}</p>
          )}
        </div>
      )}
    </>
  );
}
