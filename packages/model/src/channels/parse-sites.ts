/** The used part of `URL`, which every host provides; this package has no types of a host. */
declare const URL: {
  canParse(text: string): boolean;
  new (text: string): { readonly protocol: string; readonly origin: string; readonly host: string };
};

/** The sites of a text: the origins of web addresses, and all other entries as they are written. */
interface Sites {
  readonly origins: readonly string[];
  readonly invalid: readonly string[];
}

/** A host name, IPv4 or IPv6 address, with a port or without. URLs allow more, such as `;` and `'`. */
const hostForm = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** More sites than anybody lists. Further ones are ignored, so that a text of any size is parsed quickly. */
const sitesMax = 1_000;

/**
 * Parses the sites that may embed the chat, with white space between them. An address of a page is reduced to its
 * origin. Origins become part of a header, so only a scheme, a host and a port are kept of an address.
 */
export function parseSites(text: string): Sites {
  const written = text
    .split(/\s+/)
    .filter((site) => site !== '')
    .slice(0, sitesMax);
  const parsed = written.map((site) => ({ site, origin: parseOrigin(site) }));
  return {
    origins: parsed.flatMap(({ origin }) => origin ?? []),
    invalid: parsed.flatMap(({ site, origin }) => (origin === undefined ? site : [])),
  };
}

function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, host } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && hostForm.test(host) ? origin : undefined;
}
