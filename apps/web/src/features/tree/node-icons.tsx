import {
  IconArrowRampRight,
  IconArrowsSplit2,
  IconCircleX,
  IconClipboardCheck,
  IconCode,
  IconCoffee,
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

/** The drawings behind the names that schemas give as their icon. */
const icons: Readonly<Record<string, Icon>> = {
  'arrow-ramp-right': IconArrowRampRight,
  'arrows-split-2': IconArrowsSplit2,
  'circle-x': IconCircleX,
  'clipboard-check': IconClipboardCheck,
  code: IconCode,
  coffee: IconCoffee,
  flask: IconFlask,
  folder: IconFolder,
  headset: IconHeadset,
  'list-check': IconListCheck,
  'message-circle': IconMessageCircle,
  'message-question': IconMessageQuestion,
  'player-play': IconPlayerPlay,
  robot: IconRobot,
  sitemap: IconSitemap,
  stethoscope: IconStethoscope,
  'test-pipe': IconTestPipe,
  variable: IconVariable,
  world: IconWorld,
  package: IconPackage,
  mail: IconMail,
  forms: IconForms,
  ear: IconEar,
  'corner-down-left': IconCornerDownLeft,
};

const drawn = new Map<string, ReactElement>();

/** The icon of a type as an element that is the same each time, for lists of thousands. */
export function itemIcon(name = ''): ReactElement {
  const element = drawn.get(name) ?? <ItemIcon name={name} />;
  drawn.set(name, element);
  return element;
}

/** The icon of a type of item, by the name its schema gives; a plain shape for a name nobody has drawn. */
export function ItemIcon({ name, size = 16 }: { readonly name: string | undefined; readonly size?: number }) {
  const Drawing = icons[name ?? ''] ?? IconSquareRounded;
  return <Drawing size={size} stroke={1.75} aria-hidden="true" />;
}
