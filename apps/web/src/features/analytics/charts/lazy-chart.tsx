import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { ChartModel } from './chart-model.ts';
import { getChartHeight } from './to-option.ts';
import { lazyView } from '../../../loading/lazy-view.tsx';

const Chart = lazyView(async () => (await import('./chart.tsx')).Chart);

/** A picture, whose library is loaded when the first one is shown. */
export function LazyChart({ model, label }: { readonly model: ChartModel; readonly label: string }) {
  return (
    <Suspense fallback={<Skeleton height={getChartHeight(model)} />}>
      <Chart model={model} label={label} />
    </Suspense>
  );
}
