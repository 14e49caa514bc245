import { releaseIdSchema, stages, type ProjectId, type TeamId } from '@confab/model';
import { NativeSelect } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { DayField, quickRanges, useFilterOptions } from '../analytics/index.ts';
import type { TrafficFilter } from './traffic-filter.ts';
import { barWords } from './bar-words.ts';
import classes from './traffic-bar.module.css';

interface TrafficFiltersProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly filter: TrafficFilter;
  readonly onChange: (changes: Partial<TrafficFilter>) => void;
}

/** The filters of the counted conversations: range, stage and release. */
export function TrafficFilters({ teamId, projectId, filter, onChange }: TrafficFiltersProps) {
  const say = useWords(barWords);
  const { days, from, to, stage, releaseId } = filter;
  const options = useFilterOptions({ teamId, view: 'detail', projectIds: [projectId], from, to });
  const groups = options?.view === 'detail' ? options.groups : [];
  const listed = groups.flatMap(({ dimension, key, name }) =>
    dimension === 'release' && key !== '' ? [{ value: key, label: name || say.unknown }] : [],
  );
  const isListed = releaseId === undefined || listed.some(({ value }) => value === releaseId);
  const versions = isListed ? listed : [...listed, { value: releaseId, label: say.unknown }];
  return (
    <div className={classes.filters}>
      <NativeSelect
        size="xs"
        label={say.range}
        data={[
          ...quickRanges.map((range) => ({ value: String(range), label: say.lastDays(range) })),
          { value: '', label: say.chosenDays },
        ]}
        value={days === undefined ? '' : String(days)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ days: quickRanges.find((range) => String(range) === value) })
        }
      />
      {days === undefined &&
        (['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            size="xs"
            label={say[end]}
            value={filter[end]}
            onCommit={(day) => onChange({ [end]: day })}
          />
        ))}
      <NativeSelect
        size="xs"
        label={say.stage}
        data={[{ value: '', label: say.all }, ...stages]}
        value={stage ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ stage: stages.find((one) => one === value) })}
      />
      <NativeSelect
        size="xs"
        label={say.release}
        data={[{ value: '', label: say.all }, ...versions]}
        value={releaseId ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ releaseId: releaseIdSchema.safeParse(value).data })}
      />
    </div>
  );
}
