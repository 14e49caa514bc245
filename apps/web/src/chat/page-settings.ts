/** What the address of a chat page says. */
export interface PageSettings {
  /** Where the assistant listens: the page's own path. */
  readonly address: string;
  readonly stage: string;
  /** The origin of the page that this one stands in; undefined where it stands alone. */
  readonly hostOrigin: string | undefined;
  /** In a corner, with a button to close it; else it fills its place. */
  readonly isPopUp: boolean;
  /** What the site calls the assistant; empty for its own name. */
  readonly title: string;
  readonly colour: string;
  readonly language: string | undefined;
}

/**
 * Reads the address of a chat page, /channels/chat/{projectId}/{stage}?title=…
 *
 * The host's origin is what its script says it is. Nothing rests on that being true: a message to another origin than
 * the host really has is not delivered, and one from another is not heard.
 */
export function readPageSettings({ pathname, search }: { pathname: string; search: string }): PageSettings {
  const address = pathname.replace(/\/+$/, '');
  const given = new URLSearchParams(search);
  const host = given.get('host') ?? '';
  const language = given.get('language') ?? '';
  return {
    address,
    stage: (address.split('/').at(-1) ?? '').toLowerCase(),
    hostOrigin: URL.canParse(host) ? new URL(host).origin : undefined,
    isPopUp: given.get('as') === 'popup',
    title: (given.get('title') ?? '').slice(0, 80),
    colour: given.get('colour') ?? '',
    language: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined,
  };
}
