import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import { IconApps, IconChartBar, IconPhoto } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import type { Site } from '../../flavours/site.ts';
import { sites } from '../../flavours/sites.ts';
import { useWords } from '../../words/define-words.ts';
import { useOpenSite } from '../../session/use-open-site.ts';
import { words } from '../words.ts';

const iconProps = { size: 20, stroke: 1.7 };

/** The buttons to the library, the analytics of the open project and the other sites, each where it exists (P2.16). */
export function HeaderButtons({ site }: { readonly site: Site }) {
  const say = useWords(words);
  const openSite = useOpenSite();
  const [path, go] = useLocation();
  const { library } = site;
  return (
    <>
      {library !== undefined && (
        <IconButton
          label={say.library}
          icon={<IconPhoto {...iconProps} />}
          aria-current={path === library ? 'page' : undefined}
          variant={path === library ? 'light' : 'subtle'}
          onClick={() => go(library)}
        />
      )}
      {site.flavour !== 'analytics' && (
        <IconButton
          label={say.analytics}
          icon={<IconChartBar {...iconProps} />}
          onClick={() =>
            void openSite(
              'analytics',
              path.startsWith('/projects/') ? path.replace('/projects/', '/?project=') : undefined,
            )
          }
        />
      )}
      <OtherSites site={site} />
    </>
  );
}

/** A menu of the other sites with pages. The account menu links to the account, and analytics have their own button. */
function OtherSites({ site }: { readonly site: Site }) {
  const say = useWords(words);
  const openSite = useOpenSite();
  const others = Object.values(sites).filter(
    ({ flavour, routes, isForStaff }) =>
      flavour !== site.flavour && flavour !== 'my' && flavour !== 'analytics' && routes.length > 0 && !isForStaff,
  );
  if (others.length === 0) return null;
  return (
    <Menu position="bottom-end" width={200} withinPortal={false}>
      <Menu.Target>
        <IconButton label={say.otherSites} icon={<IconApps {...iconProps} />} />
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(({ flavour, title }) => (
          <Menu.Item key={flavour} onClick={() => void openSite(flavour)}>
            {say.goToSite(title)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
