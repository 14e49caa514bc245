import { analyticMessages } from '@confab/contracts';
import { Banner, EmptyState } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconCalendarOff, IconDownload } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { AlertLines } from './alerts/alert-lines.tsx';
import { AnalyticResult } from './analytic-result.tsx';
import classes from './analytics.module.css';
import { TurnFilterBar } from './conversations/turn-filter-bar.tsx';
import { EraseVisitor } from './erasure/erase-visitor.tsx';
import { findRangeFault } from './filters/days.ts';
import { AnalyticFilters } from './filters/analytic-filters.tsx';
import { toOptionsRequest, toRequest, type AnalyticSubject } from './filters/to-request.ts';
import { useAnalyticLocation } from './filters/use-analytic-location.ts';
import { lacksTexts, UnkeptTexts } from './unkept-texts.tsx';
import { useCan } from './use-can.ts';
import { useAnalyticData, useExportData, useFilterOptions } from './use-analytic-data.ts';
import { words } from './words.ts';
import { nameMessage } from '../../words/message.ts';

/** The views of analytics of a project, with their range, filters and export. */
export function AnalyticsPanel({ teamId, projectId }: AnalyticSubject) {
  const say = useWords(words);
  const message = useMessage();
  const navigation = useAnalyticLocation();
  const request = toRequest(navigation.location, { teamId, projectId });
  const data = useAnalyticData(request);
  const options = useFilterOptions(toOptionsRequest(request));
  const exportData = useExportData();
  const canExport = useCan(teamId, 'analytics.export');
  const { view, range } = navigation.location;
  const fault = findRangeFault(range);
  return (
    <section className={classes.panel} tabIndex={-1} aria-label={say.heading}>
      <AnalyticFilters navigation={navigation} options={options}>
        {canExport && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={exportData.isPending}
            disabled={fault !== undefined}
            onClick={() => exportData.mutate(request)}
          >
            {say.exportCsv}
          </Button>
        )}
      </AnalyticFilters>
      {exportData.isError && <Banner level="error">{message(exportData.error)}</Banner>}
      <TurnFilterBar navigation={navigation} data={data.data} />
      {view === 'overview' && <AlertLines teamId={teamId} projectId={projectId} navigation={navigation} />}
      {fault === undefined ? (
        <AnalyticResult request={request} data={data} navigation={navigation} />
      ) : (
        <div role="alert">
          <EmptyState icon={<IconCalendarOff size={24} />} title={say.otherDays}>
            {message(nameMessage(`analyticMessages.${fault}`, analyticMessages[fault]))}
          </EmptyState>
        </div>
      )}
      {fault === undefined && data.data?.view === view && lacksTexts(data.data) && (
        <UnkeptTexts teamId={teamId} projectId={projectId} />
      )}
      {view === 'correspondence' && <EraseVisitor teamId={teamId} projectId={projectId} />}
    </section>
  );
}
