import {
  IconArrowRampRight,
  IconArrowsSplit2,
  IconCircleX,
  IconClipboardCheck,
  IconCode,
  IconCalendarEvent,
  IconCoffee,
  IconHome,
  IconShoppingBag,
  IconStars,
  IconToolsKitchen2,
  IconFlask,
  IconFolder,
  IconHeadset,
  IconListCheck,
  IconMessageCircle,
  IconMessageQuestion,
  IconPlayerPlay,
  IconRobot,
  IconSitemap,
  IconSquareRounded,
  IconStethoscope,
  IconTestPipe,
  IconVariable,
  IconWorld,
  IconPackage,
  IconMail,
  IconForms,
  IconEar,
  IconCornerDownLeft,
  type Icon,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';

/** Icons by the names that schemas use. */
const icons: Readonly<Record<string, Icon>> = {
  'arrow-ramp-right': IconArrowRampRight,
  'arrows-split-2': IconArrowsSplit2,
  'circle-x': IconCircleX,
  'clipboard-check': IconClipboardCheck,
  code: IconCode,
  'calendar-event': IconCalendarEvent,
  coffee: IconCoffee,
  flask: IconFlask,
  folder: IconFolder,
  headset: IconHeadset,
  home: IconHome,
  'list-check': IconListCheck,
  'message-circle': IconMessageCircle,
  'message-question': IconMessageQuestion,
  'player-play': IconPlayerPlay,
  robot: IconRobot,
  'shopping-bag': IconShoppingBag,
  sitemap: IconSitemap,
  stars: IconStars,
  stethoscope: IconStethoscope,
  'test-pipe': IconTestPipe,
  'tools-kitchen-2': IconToolsKitchen2,
  variable: IconVariable,
  world: IconWorld,
  package: IconPackage,
  mail: IconMail,
  forms: IconForms,
  ear: IconEar,
  'corner-down-left': IconCornerDownLeft,
};

const iconCache = new Map<string, ReactElement>();

/** The icon as a cached element, for lists of thousands of rows. */
export function getItemIcon(name = ''): ReactElement {
  const element = iconCache.get(name) ?? <ItemIcon name={name} />;
  iconCache.set(name, element);
  return element;
}

/** The icon of an item type, by the icon name of its schema; a plain square for an unknown name. */
export function ItemIcon({ name, size = 16 }: { readonly name: string | undefined; readonly size?: number }) {
  const Drawing = icons[name ?? ''] ?? IconSquareRounded;
  return <Drawing size={size} stroke={1.75} aria-hidden="true" />;
}
