import { BarChart, LineChart, SankeyChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register, type EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import type { ChartModel } from './chart-model.ts';
import { getChartHeight, toOption } from './to-option.ts';
import { useChartLook } from './use-chart-look.ts';

register([BarChart, LineChart, SankeyChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** The width of the picture in pixels while the page has no layout. */
const usualWidth = 640;

interface ChartProps {
  readonly model: ChartModel;
  /** A description of the picture for people who do not see it. */
  readonly label: string;
}

/** Draws a picture in the colours of the palette, as wide as the page has room. */
export function Chart({ model, label }: ChartProps) {
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const look = useChartLook();

  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const made = init(place, null, { renderer: 'svg', width: place.clientWidth || usualWidth, height: 0 });
    chart.current = made;
    const observer = new ResizeObserver(() => made.resize({ width: place.clientWidth || usualWidth }));
    observer.observe(place);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart.current?.resize({ height: getChartHeight(model) });
    chart.current?.setOption(toOption(model, look, isStill), { notMerge: true });
  }, [model, look]);

  return <div ref={element} role="img" aria-label={label} style={{ height: getChartHeight(model) }} />;
}
