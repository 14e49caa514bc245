import { canBeIn, isOrganisationFolder, organisationFolderTypes } from '@confab/contracts';
import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCursorText,
  IconDots,
  IconExternalLink,
  IconFolderPlus,
  IconTrash,
} from '@tabler/icons-react';
import { Keys } from '../../../keys/keys.tsx';
import { findAddress, type OrganisationRow } from './build-organisation-rows.ts';
import type { OrganisationCommands } from './organisation-commands.ts';
import type { OrganisationWords } from './words.ts';

interface OrganisationMenuProps {
  readonly row: OrganisationRow;
  readonly name: string;
  readonly say: OrganisationWords;
  readonly commands: OrganisationCommands;
}

const icon = { size: 16 };

/** The actions of a node of the organisation tree: what its keys do, and what can be added to it. */
export function OrganisationMenu({ row, name, say, commands }: OrganisationMenuProps) {
  const { id, type } = row.item;
  const isFolder = isOrganisationFolder(type);
  const moves = [
    { direction: 'up', label: say.moveUp, keys: 'Alt ↑', mark: <IconArrowUp {...icon} /> },
    { direction: 'down', label: say.moveDown, keys: 'Alt ↓', mark: <IconArrowDown {...icon} /> },
    { direction: 'out', label: say.moveOut, keys: 'Alt ←', mark: <IconArrowLeft {...icon} /> },
    { direction: 'in', label: say.moveIn, keys: 'Alt →', mark: <IconArrowRight {...icon} /> },
  ] as const;
  return (
    <Menu position="bottom-end" width={250} withinPortal portalProps={{ target: '#main' }}>
      <Menu.Target>
        <IconButton size={24} tabIndex={-1} label={say.more(name)} icon={<IconDots {...icon} />} />
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()} onDoubleClick={(event) => event.stopPropagation()}>
        {findAddress(row) !== undefined && (
          <Menu.Item
            leftSection={<IconExternalLink {...icon} />}
            rightSection={<Keys keys="Enter" />}
            onClick={() => commands.open(row)}
          >
            {say.open}
          </Menu.Item>
        )}
        {organisationFolderTypes
          .filter((added) => canBeIn(added, type))
          .map((added) => (
            <Menu.Item key={added} leftSection={<IconFolderPlus {...icon} />} onClick={() => commands.add(id, added)}>
              {say.addHere(say[added])}
            </Menu.Item>
          ))}
        {moves
          .filter(({ direction }) => commands.canStep(id, direction))
          .map(({ direction, label, keys, mark }) => (
            <Menu.Item
              key={direction}
              leftSection={mark}
              rightSection={<Keys keys={keys} />}
              onClick={() => commands.step(id, direction)}
            >
              {label}
            </Menu.Item>
          ))}
        {isFolder && (
          <>
            <Menu.Item
              leftSection={<IconCursorText {...icon} />}
              rightSection={<Keys keys="F2" />}
              onClick={() => commands.beginRename(id)}
            >
              {say.rename}
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash {...icon} />}
              rightSection={<Keys keys="Delete" />}
              onClick={() => commands.remove(id)}
            >
              {say.remove}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
