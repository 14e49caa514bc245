import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout, IconMessageStar, IconMoonStars, IconSettings, IconUser, IconWorld } from '@tabler/icons-react';
import { personColour } from '../../live/person-colour.ts';
import { useLocation } from 'wouter';
import { useLogOut } from '../../features/log-out/index.ts';
import type { Site } from '../../flavours/site.ts';
import { togglePalette } from '../../session/palette-store.ts';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { LanguageItems } from './language-items.tsx';
import { openModal } from '../../modals/modal-store.ts';
import { useAccountPhoto } from './use-account-photo.ts';
import { useOpenSite } from '../../session/use-open-site.ts';
import { words } from '../words.ts';

/** The menu of the account (P2.18), opened by its photo, or by a user icon without one (P2.16). */
export function AccountMenu({ site }: { readonly site: Site }) {
  const openSite = useOpenSite();
  const [, go] = useLocation();
  const logOut = useLogOut();
  const say = useWords(words);
  const photo = useAccountPhoto();
  const signIn = useSession((state) => state.signIn);
  if (!signIn) return null;
  const name = `${signIn.firstName} ${signIn.lastName}`.trim() || signIn.email;

  return (
    <Menu position="bottom-end" width={240} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton aria-label={say.accountOf(name)} style={{ borderRadius: '50%' }}>
          <Avatar
            size={30}
            radius="xl"
            src={photo ?? null}
            alt=""
            styles={{ placeholder: { background: personColour(signIn.tvAccountId), color: '#fff' } }}
          >
            <IconUser size={18} aria-hidden="true" />
          </Avatar>
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
        <Menu.Item
          leftSection={<IconSettings size={16} />}
          onClick={() => (site.flavour === 'my' ? go('/') : void openSite('my'))}
        >
          {say.settings}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMoonStars size={16} />}
          closeMenuOnClick={false}
          onClick={() => togglePalette(performance.now())}
        >
          {say.themeToggle}
        </Menu.Item>
        <Menu.Item leftSection={<IconMessageStar size={16} />} onClick={() => openModal('feedback', {})}>
          {say.feedback}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>
          <IconWorld size={14} aria-hidden="true" style={{ verticalAlign: '-2px' }} /> {say.language}
        </Menu.Label>
        <LanguageItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={logOut}>
          {say.logOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
