import type { EChartsCoreOption } from 'echarts/core';
import type { ChartModel, ChartSeries } from './chart-model.ts';

/** Colours and font of the palette. */
export interface ChartLook {
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  /** Of tooltips. */
  readonly ground: string;
  /** The background colour of the picture. */
  readonly page: string;
  readonly font: string;
  /** The colours of the series, in their order. */
  readonly series: readonly string[];
  /** Writes a number in the language of the interface. */
  readonly formatNumber: (value: number) => string;
}

const rowHeight = 26;
const plainHeight = 280;
/** The legend of a narrower chart, or of one with more series than fit into a row, has a row for each series. */
const narrowWidth = 640;
const legendItemWidth = 220;
const legendItemHeight = 14;
const legendRow = 22;

/** The height of a picture, in pixels. */
export function getChartHeight(model: ChartModel): number {
  // Room for a legend of several rows.
  if (model.kind === 'lines') return plainHeight + Math.max(0, model.series.length - 2) * legendRow;
  const rows =
    model.kind === 'bars'
      ? model.categories.length
      : Math.max(listNodes(model.links, 'from').size, listNodes(model.links, 'to').size);
  return Math.max(140, rows * rowHeight + 60);
}

/** Converts a picture to options of the chart library. */
export function toOption(model: ChartModel, look: ChartLook, isStill: boolean): EChartsCoreOption {
  const usual = toUsualOption(model, look, isStill);
  const rows = model.kind === 'flows' ? 0 : model.series.length;
  if (rows < 2) return usual;
  // Where names do not fit into one row, they would be drawn over the chart.
  const fittingWidth = Math.max(narrowWidth, rows * legendItemWidth);
  return {
    ...usual,
    media: [
      {
        query: { maxWidth: fittingWidth - 1 },
        option: {
          legend: { orient: 'vertical', itemGap: legendRow - legendItemHeight },
          grid: { top: rows * legendRow + 12 },
        },
      },
      {
        query: { minWidth: fittingWidth },
        option: { legend: { orient: 'horizontal', itemGap: 10 }, grid: { top: 40 } },
      },
    ],
  };
}

function toUsualOption(model: ChartModel, look: ChartLook, isStill: boolean): EChartsCoreOption {
  return {
    animation: !isStill,
    animationDuration: 150,
    animationDurationUpdate: 150,
    color: [...look.series],
    textStyle: { fontFamily: look.font, color: look.text },
    // Drawn in the picture: the page lets no script build elements from text.
    tooltip: {
      trigger: model.kind === 'flows' ? 'item' : 'axis',
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.ground,
      borderColor: look.line,
      textStyle: { color: look.text, fontFamily: look.font, fontSize: 12 },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? look.formatNumber(value) : '–'),
      axisPointer: { type: model.kind === 'bars' ? 'shadow' : 'line' },
    },
    ...(model.kind === 'flows' ? toFlows(model, look) : toAxes(model, look)),
  };
}

function toAxes(model: Exclude<ChartModel, { kind: 'flows' }>, look: ChartLook): EChartsCoreOption {
  const { kind, series } = model;
  const hasLegend = series.length > 1;
  const categories = {
    type: 'category',
    data: [...model.categories],
    axisLabel: { color: look.quiet, hideOverlap: true, ...(kind === 'bars' && { width: 220, overflow: 'truncate' }) },
    axisLine: { lineStyle: { color: look.line } },
    axisTick: { show: false },
    ...(kind === 'bars' ? { inverse: true } : { boundaryGap: false }),
  };
  const values = {
    type: 'value',
    minInterval: 1,
    axisLabel: { color: look.quiet, hideOverlap: true, formatter: look.formatNumber },
    splitLine: { lineStyle: { color: look.line } },
  };
  return {
    ...(hasLegend && { legend: { top: 0, left: 0, textStyle: { color: look.text, fontFamily: look.font } } }),
    grid: {
      left: 8,
      right: 24,
      top: hasLegend ? 40 : 12,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    ...(kind === 'bars' ? { xAxis: values, yAxis: categories } : { xAxis: categories, yAxis: values }),
    series: series.map((one) => (kind === 'bars' ? toBars(one, look) : toLine(one, look))),
  };
}

function toLine({ name, values, isBefore = false }: ChartSeries, look: ChartLook) {
  return {
    type: 'line',
    name,
    data: [...values],
    showSymbol: values.length < 3,
    symbol: 'circle',
    symbolSize: 6,
    lineStyle: { width: 2, ...(isBefore && { type: 'dashed', opacity: 0.55, color: look.quiet }) },
    ...(isBefore && { itemStyle: { color: look.quiet, opacity: 0.55 } }),
  };
}

function toBars({ name, values }: ChartSeries, look: ChartLook) {
  return {
    type: 'bar',
    name,
    // A bar of length 0 with a border would look like a count.
    data: values.map((value) => (value === 0 ? { value, itemStyle: { borderWidth: 0 } } : value)),
    stack: 'all',
    barMaxWidth: 18,
    itemStyle: { borderColor: look.ground, borderWidth: 1 },
  };
}

/** Each node is drawn at the left as the beginning of paths and at the right as their end, as paths may lead back. */
function toFlows({ links }: Extract<ChartModel, { kind: 'flows' }>, look: ChartLook): EChartsCoreOption {
  const [starts, ends] = [listNodes(links, 'from'), listNodes(links, 'to')];
  const names = new Map([...starts, ...ends]);
  const getName = (key: string) => names.get(key) ?? '';
  // The outline keeps a label readable where paths lie behind it.
  const label = {
    color: look.text,
    width: 200,
    overflow: 'truncate',
    textBorderColor: look.page,
    textBorderWidth: 3,
  };
  return {
    series: [
      {
        type: 'sankey',
        left: 8,
        right: 8,
        top: 8,
        bottom: 8,
        // Labels of thin nodes stay apart.
        nodeGap: 18,
        draggable: false,
        emphasis: { focus: 'adjacency' },
        lineStyle: { color: 'source', opacity: 0.35 },
        data: [
          ...[...starts.keys()].map((name, index) => ({
            name,
            depth: 0,
            label: { ...label, position: 'right' },
            itemStyle: { color: look.series[index % look.series.length] },
          })),
          ...[...ends.keys()].map((name) => ({
            name,
            depth: 1,
            label: { ...label, position: 'left' },
            itemStyle: { color: look.quiet },
          })),
        ],
        links: links.map(({ from, to, times }) => ({ source: `>${from.key}`, target: `<${to.key}`, value: times })),
        label: { formatter: ({ name }: { readonly name: string }) => getName(name) },
        tooltip: {
          formatter: ({ data: { source, target }, name, value }: FlowHover) =>
            source === undefined || target === undefined
              ? `${getName(name)}: ${look.formatNumber(value)}`
              : `${getName(source)} → ${getName(target)}: ${look.formatNumber(value)}`,
        },
      },
    ],
  };
}

/** The names of the nodes at one side, by keys that differ from those of the other side. */
function listNodes(links: Extract<ChartModel, { kind: 'flows' }>['links'], side: 'from' | 'to'): Map<string, string> {
  return new Map(links.map(({ [side]: { key, name } }) => [`${side === 'from' ? '>' : '<'}${key}`, name]));
}

/** The chart library's data about the link or node under the pointer. */
interface FlowHover {
  readonly data: { readonly source?: string; readonly target?: string };
  readonly name: string;
  readonly value: number;
}
