import { personColour } from '@confab/live';
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout, IconMoonStars, IconSettings } from '@tabler/icons-react';
import type { Site } from '../flavours/site.ts';
import { togglePalette } from '../session/palette-store.ts';
import { useSession } from '../session/session-store.ts';
import { useLogOut } from './use-log-out.ts';
import { useOpenSite } from './use-open-site.ts';

/** The person's own menu (P2.18). */
export function AccountMenu({ site }: { readonly site: Site }) {
  const openSite = useOpenSite();
  const logOut = useLogOut();
  const signIn = useSession((state) => state.signIn);
  if (!signIn) return null;
  const name = `${signIn.firstName} ${signIn.lastName}`.trim() || signIn.email;

  return (
    <Menu position="bottom-end" width={240} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${name}`} style={{ borderRadius: '50%' }}>
          <Avatar
            size={30}
            radius="xl"
            name={name}
            styles={{ placeholder: { background: personColour(signIn.tvAccountId), color: '#fff', fontWeight: 600 } }}
          />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div style={{ padding: '8px 12px' }}>
          <Text fw={600} truncate>
            {name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {signIn.email}
          </Text>
        </div>
        <Menu.Divider />
        {site.flavour !== 'my' && (
          <Menu.Item leftSection={<IconSettings size={16} />} onClick={() => openSite('my')}>
            Settings
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconMoonStars size={16} />}
          closeMenuOnClick={false}
          onClick={() => togglePalette(performance.now())}
        >
          Theme toggle
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={logOut}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
