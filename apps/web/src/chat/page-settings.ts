/** The settings in the address of a chat page. */
export interface PageSettings {
  /** The address of the assistant: the page's own path. */
  readonly address: string;
  readonly stage: string;
  /** The origin of the page that embeds this one; undefined without one. */
  readonly hostOrigin: string | undefined;
  /** Shown in a panel with a close button, instead of filling its place. */
  readonly isPopUp: boolean;
  /** The name that the site gives the assistant; empty for the assistant's own name. */
  readonly title: string;
  readonly colour: string;
  readonly language: string | undefined;
}

/**
 * Reads the address of a chat page, /channels/chat/{projectId}/{stage}?title=…
 *
 * The host's origin is given by the embedding script and is not trusted: the browser delivers no message to a wrong
 * origin, and messages of other origins are ignored.
 */
export function readPageSettings({ pathname, search }: { pathname: string; search: string }): PageSettings {
  let length = pathname.length;
  while (pathname.charAt(length - 1) === '/') length -= 1;
  const address = pathname.slice(0, length);
  const parameters = new URLSearchParams(search);
  const host = parameters.get('host') ?? '';
  const language = parameters.get('language') ?? '';
  return {
    address,
    stage: (address.split('/').at(-1) ?? '').toLowerCase(),
    hostOrigin: URL.canParse(host) ? new URL(host).origin : undefined,
    isPopUp: parameters.get('as') === 'popup',
    title: (parameters.get('title') ?? '').slice(0, 80),
    colour: parameters.get('colour') ?? '',
    language: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined,
  };
}
