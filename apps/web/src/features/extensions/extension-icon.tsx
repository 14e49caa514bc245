import {
  IconCalendarEvent,
  IconChecklist,
  IconLanguage,
  IconLayoutGrid,
  IconLink,
  IconPuzzle,
  type Icon,
} from '@tabler/icons-react';

const icons: Readonly<Record<string, Icon>> = {
  'calendar-event': IconCalendarEvent,
  checklist: IconChecklist,
  language: IconLanguage,
  'layout-grid': IconLayoutGrid,
  link: IconLink,
};

/** The icon of an extension; a generic one for an unknown name. */
export function ExtensionIcon({ name }: { readonly name: string }) {
  const Drawing = icons[name] ?? IconPuzzle;
  return <Drawing size={22} stroke={1.6} aria-hidden="true" />;
}
