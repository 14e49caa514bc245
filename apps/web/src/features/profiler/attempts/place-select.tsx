import { grouped } from '@confab/model';
import { Select, type ComboboxData } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import type { ProfiledPlace, ProfiledProject } from '../projects/profiled-project.ts';
import classes from '../profiler.module.css';
import { words, type ProfilerWords } from '../words.ts';

interface PlaceSelectProps {
  readonly project: ProfiledProject;
  readonly value: string;
  readonly onChange: (type: string) => void;
}

/** Selects the place of an utterance: workflows with their listening nodes, or chapters with their page trees. */
export function PlaceSelect({ project, value, onChange }: PlaceSelectProps) {
  const say = useWords(words);
  const places = project.listPlaces();
  const pages = new Map(places.map(({ type, page }) => [type, page]));
  return (
    <Select
      label={say.place}
      data={project.isOne ? toPageTree(places, say) : toPlaceList(places, say)}
      value={value}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage={say.noPlaceFound}
      renderOption={({ option }) => {
        const page = pages.get(option.value);
        if (!page) return option.label;
        return (
          <span className={classes.place} style={{ paddingInlineStart: page.depth * 14 }}>
            {option.label}
            {page.type !== 'Page' && <span className={classes.kind}>{say.pageType(page.type)}</span>}
          </span>
        );
      }}
      onChange={(type) => onChange(type ?? 'project')}
    />
  );
}

function toPlaceList(places: readonly ProfiledPlace[], say: ProfilerWords): ComboboxData {
  return places.map(({ type, name, kind }) => {
    if (kind === 'project') return { value: type, label: say.wholeProject };
    return { value: type, label: kind === 'workflow' ? say.workflow(name) : `› ${name}` };
  });
}

function toPageTree(places: readonly ProfiledPlace[], say: ProfilerWords): ComboboxData {
  const pages = places.filter(({ page }) => page);
  const chapters = grouped(pages, ({ page }) => page?.chapterId ?? '');
  const groups = [...chapters.values()].map((own) => ({
    group: own[0]?.page?.chapter ?? '',
    items: own.map(({ type, name }) => ({ value: type, label: name })),
  }));
  return [{ value: 'project', label: say.beginning }, ...groups];
}
