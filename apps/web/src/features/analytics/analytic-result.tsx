import type { AnalyticData } from '@confab/contracts';
import { EmptyState, FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { useAnalyticHost } from './analytic-host.ts';
import classes from './analytics.module.css';
import { Conversations } from './conversations/conversations.tsx';
import { createEmptyAnalyticData } from './create-empty-analytic-data.ts';
import { useDisplay } from './display.ts';
import type { AnalyticNavigation } from './filters/use-analytic-location.ts';
import { findEmptyReason } from './find-empty-reason.ts';
import { Misses } from './misses/index.ts';
import { ViewPicture } from './pictures/view-picture.tsx';
import { BarTable } from './table/bar-table.tsx';
import { findDrill } from './table/find-drill.ts';
import { MissedAtTable } from './table/missed-at-table.tsx';
import { toTable } from './table/to-table.ts';
import type { AnalyticRequest, useAnalyticData } from './use-analytic-data.ts';
import { words } from './words.ts';

interface AnalyticResultProps {
  readonly request: AnalyticRequest;
  readonly data: ReturnType<typeof useAnalyticData>;
  readonly navigation: AnalyticNavigation;
}

/** The picture and table of a view, or why there is none. Figures of the filters before are marked until the new ones arrive. */
export function AnalyticResult({ request, data, navigation }: AnalyticResultProps) {
  const say = useWords(words);
  const message = useMessage();
  const { view } = request;
  if (data.isError)
    return (
      <>
        <FailureState title={say.failed} message={message(data.error)} onRetry={() => void data.refetch()} />
        <ViewTable data={createEmptyAnalyticData(view)} navigation={navigation} />
      </>
    );
  // The figures of another view do not apply to this one.
  if (data.isPending || (data.isPlaceholderData && data.data.view !== view))
    return (
      <div role="status" aria-label={say.loading}>
        <Skeleton height={240} />
      </div>
    );
  const reason = findEmptyReason(data.data);
  const empty = reason && (
    <EmptyState icon={<IconChartBar size={24} />} title={say[reason]}>
      {say[`${reason}Text`]}
    </EmptyState>
  );
  return (
    <div>
      <p role="status" className={classes.note}>
        {data.isPlaceholderData && say.loadingFigures}
      </p>
      <div
        aria-busy={data.isPlaceholderData}
        className={`${classes.result} ${data.isPlaceholderData ? classes.outdated : ''}`}
      >
        {data.data.view === 'correspondence' ? (
          <Conversations data={data.data} isOutdated={data.isPlaceholderData} {...{ request, navigation, empty }} />
        ) : empty ? (
          <>
            {empty}
            {data.data.view === 'misrecognitions' && <GroupedMisses request={request} hasNone />}
          </>
        ) : (
          <>
            <ViewPicture data={data.data} range={data.range} navigation={navigation} />
            <ViewTable data={data.data} navigation={navigation} />
            {data.data.view === 'misrecognitions' && <MissedAtTable data={data.data} navigation={navigation} />}
            {data.data.view === 'misrecognitions' && <GroupedMisses request={request} />}
          </>
        )}
      </div>
    </div>
  );
}

interface GroupedMissesProps {
  readonly request: AnalyticRequest;
  /** Whether the range has no misses, so that only the ignored ones are listed. */
  readonly hasNone?: boolean;
}

/** The utterances that were not understood in the requested range of a single project, with links to its intents. */
function GroupedMisses({ request, hasNone = false }: GroupedMissesProps) {
  const { teamId, projectIds, from, to, stage, channel, language, releaseId } = request;
  const [projectId] = projectIds;
  if (!projectId) return null;
  return (
    <Suspense fallback={hasNone ? null : <Skeleton height={160} />}>
      <Misses {...{ teamId, projectId, from, to, stage, channel, language, releaseId, hasNone }} />
    </Suspense>
  );
}

interface ViewTableProps {
  readonly data: AnalyticData;
  readonly navigation: AnalyticNavigation;
}

function ViewTable({ data, navigation: { toHref } }: ViewTableProps) {
  const display = useDisplay();
  const host = useAnalyticHost();
  return (
    <BarTable
      table={toTable(data, display)}
      caption={display.say[data.view]}
      getHref={(row, column) => {
        const drill = findDrill(data, row, column);
        // An editor shows only its own project.
        const isElsewhere = host && drill?.project !== undefined && drill.project !== host.projectId;
        return drill && !isElsewhere ? toHref(drill) : undefined;
      }}
    />
  );
}
