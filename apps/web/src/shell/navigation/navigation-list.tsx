import { Link } from 'wouter';
import type { NavigationEntry } from '../../flavours/site.ts';
import { words as siteWords } from '../../flavours/words.ts';
import { useWords } from '../../words/define-words.ts';
import { useApi } from '../../api/api-context.tsx';
import { loadInstallation, useInstallation } from '../../session/installation.ts';
import { showToast } from '../../toasts/index.ts';
import { toastMessages } from '../../words/web-messages.ts';
import { openModal } from '../../modals/modal-store.ts';
import classes from './side-navigation.module.css';
import { useCurrentEntry, useIsBelow } from './use-current-entry.ts';
import { words } from '../words.ts';

const footer = ['terms', 'privacy', 'about'] as const;

interface NavigationListProps {
  readonly entries: readonly NavigationEntry[];
  /** Called when an entry is chosen. */
  readonly onGo?: () => void;
}

/** The entries of a site's navigation, the beta badge and the installation's own links (P2.13, P2.15). */
export function NavigationList({ entries, onGo = () => undefined }: NavigationListProps) {
  const links = useInstallation(({ misc }) => misc?.links) ?? {};
  const say = useWords(words);
  const current = useCurrentEntry(entries);
  return (
    <>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.name}>
            {entry.kind === 'page' ? (
              <PageLink {...entry} isCurrent={entry === current} onGo={onGo} />
            ) : (
              <OuterLink {...entry} address={links[entry.link]} onGo={onGo} />
            )}
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <span className={classes.beta}>{say.beta}</span>
        {footer.map(
          (link) =>
            links[link] && (
              <a key={link} className={classes.small} href={links[link]} target="_blank" rel="noopener noreferrer">
                {say[link]}
              </a>
            ),
        )}
      </div>
    </>
  );
}

type PageLinkProps = Extract<NavigationEntry, { kind: 'page' }> & {
  readonly isCurrent: boolean;
  readonly onGo: () => void;
};

/** A link to a page of the site. On that page it does nothing (P2.14); on a page below, it leads back up. */
function PageLink({ name, path, icon, isCurrent, onGo }: PageLinkProps) {
  const label = useWords(siteWords)[name];
  const isShown = !useIsBelow(path) && isCurrent;
  return (
    <Link
      href={path}
      className={classes.entry}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => (isShown ? event.preventDefault() : onGo())}
    >
      {icon}
      <span className={classes.label}>{label}</span>
    </Link>
  );
}

type OuterLinkProps = Extract<NavigationEntry, { kind: 'link' }> & {
  readonly address: string | undefined;
  readonly onGo: () => void;
};

/**
 * An external link; without an address, a modal explains that (P2.47). Addresses that are not loaded are loaded first.
 */
function OuterLink({ name, link, absent, icon, address, onGo }: OuterLinkProps) {
  const api = useApi();
  const { [name]: label, [absent]: absence } = useWords(siteWords);
  const { opensNewTab } = useWords(words);
  const content = (
    <>
      {icon}
      <span className={classes.label}>{label}</span>
    </>
  );
  if (!address) {
    const explain = async () => {
      onGo();
      const misc = useInstallation.getState().misc ?? (await loadInstallation(api).catch(() => undefined));
      if (!misc) showToast({ kind: 'error', text: toastMessages.notOpened });
      else if (misc.links[link]) open(misc.links[link], '_blank', 'noopener,noreferrer');
      else openModal('message', { title: label, message: { message: absence } });
    };
    return (
      <button type="button" className={classes.entry} title={label} onClick={() => void explain()}>
        {content}
      </button>
    );
  }
  return (
    <a href={address} className={classes.entry} title={label} target="_blank" rel="noopener noreferrer" onClick={onGo}>
      {content}
      <span className="cf-visually-hidden"> {opensNewTab}</span>
    </a>
  );
}
