import type { AnalyticData } from '@confab/contracts';
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { chartedFigures } from '../charts/chart-model.ts';
import { LazyChart } from '../charts/lazy-chart.tsx';
import { toChart } from '../charts/to-chart.ts';
import { useDisplay } from '../display.ts';
import type { DayRange } from '../filters/days.ts';
import type { AnalyticNavigation } from '../filters/use-analytic-location.ts';
import { FigureCards } from './figure-cards.tsx';
import classes from './pictures.module.css';
import { TopCards } from './top-cards.tsx';
import { WordCloud } from './word-cloud.tsx';

interface ViewPictureProps {
  readonly data: AnalyticData;
  /** The days of the data; those of the address may still be loading. */
  readonly range: DayRange;
  readonly navigation: AnalyticNavigation;
}

/** The picture of a view, above its table. */
export function ViewPicture({ data, range, navigation }: ViewPictureProps) {
  switch (data.view) {
    case 'tiles1':
      return <FigureCards data={data} />;
    case 'tiles2':
      return (
        <>
          <FigureCards data={data} />
          <TopCards data={data} navigation={navigation} />
        </>
      );
    case 'overview':
    case 'multiappoverview':
      return (
        <>
          <FigureCards data={data} />
          <ChartPicture data={data} range={range} navigation={navigation} hasFigures />
        </>
      );
    case 'detail':
    case 'multiappdetail':
      return <ChartPicture data={data} range={range} navigation={navigation} hasFigures />;
    case 'wordcloud':
      return <WordCloud words={data.words} navigation={navigation} />;
    case 'correspondence':
      return null;
    default:
      return <ChartPicture data={data} range={range} navigation={navigation} />;
  }
}

function ChartPicture({
  data,
  range: { from, to },
  navigation: { location, go },
  hasFigures = false,
}: ViewPictureProps & { readonly hasFigures?: boolean }) {
  const display = useDisplay();
  const { say } = display;
  const { figure } = location;
  // Drawn again only when what it shows changes.
  const model = useMemo(
    () => toChart(data, { display, range: { from, to }, figure }),
    [data, display, from, to, figure],
  );
  if (!model) return null;
  const title = data.view === 'misrecognitions' ? say.missedAt : say[data.view];
  return (
    <figure className={classes.figure}>
      {!hasFigures && <figcaption className={classes.title}>{title}</figcaption>}
      {hasFigures && (
        <NativeSelect
          label={say.figure}
          data={chartedFigures.map((value) => ({ value, label: say[value] }))}
          value={figure}
          onChange={({ currentTarget: { value } }) => go({ figure: value }, { replace: true })}
        />
      )}
      <LazyChart model={model} label={say.chartOf(hasFigures ? `${title}, ${say[figure]}` : title)} />
    </figure>
  );
}
