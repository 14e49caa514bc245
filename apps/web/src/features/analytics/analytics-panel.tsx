import { Banner } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { AlertLines } from './alerts/alert-lines.tsx';
import { AnalyticResult } from './analytic-result.tsx';
import classes from './analytics.module.css';
import { TurnFilterBar } from './conversations/turn-filter-bar.tsx';
import { EraseVisitor } from './erasure/erase-visitor.tsx';
import { AnalyticFilters } from './filters/analytic-filters.tsx';
import { toOptionsRequest, toRequest, type AnalyticSubject } from './filters/to-request.ts';
import { useAnalyticLocation } from './filters/use-analytic-location.ts';
import { useAnalyticData, useExportData, useFilterOptions } from './use-analytic-data.ts';
import { words } from './words.ts';

/** The views of analytics of a project, with their range, filters and export. */
export function AnalyticsPanel({ teamId, projectId }: AnalyticSubject) {
  const say = useWords(words);
  const message = useMessage();
  const navigation = useAnalyticLocation();
  const request = toRequest(navigation.location, { teamId, projectId });
  const data = useAnalyticData(request);
  const options = useFilterOptions(toOptionsRequest(request));
  const exportData = useExportData();
  return (
    <div className={classes.panel}>
      <AnalyticFilters navigation={navigation} options={options}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={exportData.isPending}
          onClick={() => exportData.mutate(request)}
        >
          {say.exportCsv}
        </Button>
      </AnalyticFilters>
      {exportData.isError && <Banner level="error">{message(exportData.error)}</Banner>}
      <TurnFilterBar navigation={navigation} data={data.data} />
      {navigation.location.view === 'overview' && (
        <AlertLines teamId={teamId} projectId={projectId} navigation={navigation} />
      )}
      <AnalyticResult request={request} data={data} navigation={navigation} />
      {navigation.location.view === 'correspondence' && <EraseVisitor teamId={teamId} projectId={projectId} />}
    </div>
  );
}
