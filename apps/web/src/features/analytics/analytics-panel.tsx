import { analyticViews, type AnalyticData, type AnalyticView } from '@confab/contracts';
import { stages, type ProjectId, type Stage, type TeamId } from '@confab/model';
import { Banner, EmptyState, FailureState } from '@confab/ui';
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { IconChartBar, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatTime } from '../../dates/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './analytics.module.css';
import { BarTable } from './bar-table.tsx';
import { createEmptyAnalyticData } from './create-empty-analytic-data.ts';
import { findEmptyReason } from './find-empty-reason.ts';
import { toTable } from './to-table.ts';
import { useAnalyticData, useExportData, type AnalyticRequest } from './use-analytic-data.ts';
import { words } from './words.ts';

const dayMs = 86_400_000;
const toDay = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
const usualDays = 27;
/** Views about all projects of the team. */
const teamViews: ReadonlySet<AnalyticView> = new Set(['multiappdetail', 'multiappoverview']);
const channels = ['chat', 'alexa', 'dialogflow'];

/** The views of analytics of a project, with their range, filters and export. */
export function AnalyticsPanel({ teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId }) {
  const say = useWords(words);
  const message = useMessage();
  const [view, setView] = useState<AnalyticView>('overview');
  const [range, setRange] = useState(() => ({ from: toDay(usualDays), to: toDay(0) }));
  const [stage, setStage] = useState<Stage>();
  const [channel, setChannel] = useState('');
  const request: AnalyticRequest = {
    teamId,
    view,
    projectIds: teamViews.has(view) ? [] : [projectId],
    ...range,
    isCompared: view === 'tiles1',
    ...(stage && { stage }),
    ...(channel && { channel }),
  };
  const data = useAnalyticData(request);
  const exportData = useExportData();
  return (
    <div className={classes.panel}>
      <div className={classes.filters}>
        <NativeSelect
          label={say.view}
          data={analyticViews.map((value) => ({ value, label: say[value] }))}
          value={view}
          onChange={({ currentTarget: { value } }) =>
            setView(analyticViews.find((candidate) => candidate === value) ?? 'overview')
          }
        />
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={say[end]}
            value={range[end]}
            onChange={({ currentTarget: { value } }) => value && setRange({ ...range, [end]: value })}
          />
        ))}
        <NativeSelect
          label={say.stage}
          data={[{ value: '', label: say.all }, ...stages]}
          value={stage ?? ''}
          onChange={({ currentTarget: { value } }) => setStage(stages.find((candidate) => candidate === value))}
        />
        <NativeSelect
          label={say.channel}
          data={[{ value: '', label: say.all }, ...channels]}
          value={channel}
          onChange={({ currentTarget: { value } }) => setChannel(value)}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={exportData.isPending}
          onClick={() => exportData.mutate(request)}
        >
          {say.exportCsv}
        </Button>
      </div>
      {exportData.isError && <Banner level="error">{message(exportData.error.message)}</Banner>}
      <AnalyticResult view={view} data={data} />
    </div>
  );
}

interface AnalyticResultProps {
  readonly view: AnalyticView;
  readonly data: ReturnType<typeof useAnalyticData>;
}

/** The table of a view, or why there is none. Figures of the filters before are marked until the new ones arrive. */
function AnalyticResult({ view, data }: AnalyticResultProps) {
  const say = useWords(words);
  const message = useMessage();
  if (data.isError)
    return (
      <>
        <FailureState title={say.failed} message={message(data.error.message)} onRetry={() => void data.refetch()} />
        <ViewTable data={createEmptyAnalyticData(view)} />
      </>
    );
  // The figures of another view say nothing about this one.
  if (data.isPending || (data.isPlaceholderData && data.data.view !== view))
    return (
      <div role="status" aria-label={say.loading}>
        <Skeleton height={240} />
      </div>
    );
  const reason = findEmptyReason(data.data);
  return (
    <div>
      <p role="status" className={classes.note}>
        {data.isPlaceholderData && say.loadingFigures}
      </p>
      <div aria-busy={data.isPlaceholderData} className={data.isPlaceholderData ? classes.outdated : undefined}>
        {reason ? (
          <EmptyState icon={<IconChartBar size={26} />} title={say[reason]}>
            {say[`${reason}Text`]}
          </EmptyState>
        ) : (
          <ViewTable data={data.data} />
        )}
      </div>
    </div>
  );
}

function ViewTable({ data }: { readonly data: AnalyticData }) {
  const say = useWords(words);
  const formatTime = useFormatTime();
  return <BarTable table={toTable(data, say, formatTime)} caption={say[data.view]} />;
}
