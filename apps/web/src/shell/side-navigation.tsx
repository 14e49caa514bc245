import { IconButton } from '@confab/ui';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import type { NavigationEntry } from '../flavours/site.ts';
import { readSetting, writeSetting } from '../platform/settings.ts';
import { useMisc } from './links.ts';
import classes from './side-navigation.module.css';

const setting = 'confab.navigation';
const footer = [
  { link: 'terms', label: 'Terms' },
  { link: 'privacy', label: 'Privacy' },
  { link: 'about', label: 'About' },
];

/** The left navigation: collapses to its icons, carries the beta badge and the installation's own links (P2.15). */
export function SideNavigation({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const [isCollapsed, setCollapsed] = useState(() => readSetting(setting, false));
  const links = useMisc(({ misc }) => misc?.links) ?? {};
  const toggle = () => {
    setCollapsed(!isCollapsed);
    writeSetting(setting, !isCollapsed);
  };
  return (
    <nav className={classes.navigation} data-collapsed={isCollapsed} aria-label="Site">
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.kind === 'page' ? <PageLink {...entry} /> : <OuterLink {...entry} address={links[entry.link]} />}
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <span className={classes.beta}>Beta</span>
        {footer.map(
          ({ link, label }) =>
            links[link] && (
              <a key={link} className={classes.small} href={links[link]} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            ),
        )}
      </div>
      <IconButton
        className={classes.toggle ?? ''}
        label={isCollapsed ? 'Expand the navigation' : 'Collapse the navigation'}
        aria-expanded={!isCollapsed}
        icon={
          isCollapsed ? (
            <IconLayoutSidebarLeftExpand size={18} stroke={1.7} />
          ) : (
            <IconLayoutSidebarLeftCollapse size={18} stroke={1.7} />
          )
        }
        onClick={toggle}
      />
    </nav>
  );
}

/** A page of the site. The one that is shown does nothing when clicked (P2.14). */
function PageLink({ label, path, icon }: Extract<NavigationEntry, { kind: 'page' }>) {
  const [isCurrent] = useRoute(path);
  return (
    <Link
      href={path}
      className={classes.entry}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => isCurrent && event.preventDefault()}
    >
      {icon}
      <span className={classes.label}>{label}</span>
    </Link>
  );
}

function OuterLink({
  label,
  icon,
  address,
}: Extract<NavigationEntry, { kind: 'link' }> & { readonly address: string | undefined }) {
  if (!address) return null;
  return (
    <a href={address} className={classes.entry} title={label} target="_blank" rel="noopener noreferrer">
      {icon}
      <span className={classes.label}>{label}</span>
    </a>
  );
}
