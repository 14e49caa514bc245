import { analyticViews, type AnalyticData } from '@confab/contracts';
import { stages } from '@confab/model';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../analytics.module.css';
import { channels, useDisplay } from '../display.ts';
import { words } from '../words.ts';
import { DayField } from './day-field.tsx';
import { findRangeFault, quickRanges, usualRange } from './days.ts';
import type { AnalyticNavigation } from './use-analytic-location.ts';

interface AnalyticFiltersProps {
  readonly navigation: AnalyticNavigation;
  /** The view `detail` of the same days without filters, which lists the languages and versions. */
  readonly options: AnalyticData | undefined;
  readonly children: ReactNode;
}

/** The view, the range and the filters. */
export function AnalyticFilters({ navigation: { location, go }, options, children }: AnalyticFiltersProps) {
  const say = useWords(words);
  const display = useDisplay();
  const { range, quickRange } = location;
  const isWrong = findRangeFault(range) !== undefined;
  const listOptions = (dimension: 'language' | 'release', chosen: string | undefined) => {
    const groups = options?.view === 'detail' ? options.groups.filter((group) => group.dimension === dimension) : [];
    const named = groups.filter(({ key }) => key !== '').map(({ key, name }) => [key, name] as const);
    const isListed = chosen === undefined || named.some(([key]) => key === chosen);
    return [...named, ...(isListed ? [] : [[chosen, ''] as const])].map(([value, name]) => ({
      value,
      label: dimension === 'language' ? display.getLanguageName(value) : name || say.unknown,
    }));
  };
  const selects = [
    {
      name: 'stage',
      label: say.stage,
      value: location.stage,
      data: stages.map((value) => ({ value, label: display.getStageName(value) })),
    },
    {
      name: 'platform',
      label: say.channel,
      value: location.channel,
      data: [...new Set([...channels, ...(location.channel === undefined ? [] : [location.channel])])].map((value) => ({
        value,
        label: display.getChannelName(value),
      })),
    },
    {
      name: 'language',
      label: say.language,
      value: location.language,
      data: listOptions('language', location.language),
    },
    {
      name: 'version',
      label: say.release,
      value: location.releaseId,
      data: listOptions('release', location.releaseId),
    },
  ] as const;
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={say.view}
        data={analyticViews.map((value) => ({ value, label: say[value] }))}
        value={location.view}
        onChange={({ currentTarget: { value } }) => go({ view: value })}
      />
      <NativeSelect
        label={say.range}
        data={[
          ...quickRanges.map((days) => ({ value: String(days), label: say.lastDays(days) })),
          { value: '', label: say.chosenDays },
        ]}
        value={quickRange === undefined ? '' : String(quickRange)}
        onChange={({ currentTarget: { value } }) =>
          go(
            value === ''
              ? { days: undefined, ...range }
              : { days: value === String(usualRange) ? undefined : value, from: undefined, to: undefined },
          )
        }
      />
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          label={say[end]}
          value={range[end]}
          error={isWrong}
          onCommit={(day) => go({ days: undefined, ...range, [end]: day }, { replace: true })}
        />
      ))}
      {selects.map(({ name, label, value, data }) => (
        <NativeSelect
          key={name}
          label={label}
          data={[{ value: '', label: say.all }, ...data]}
          value={value ?? ''}
          onChange={({ currentTarget }) => go({ [name]: currentTarget.value })}
        />
      ))}
      {children}
    </div>
  );
}
