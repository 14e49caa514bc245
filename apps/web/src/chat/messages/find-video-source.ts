/** How a video is shown: as a file, in the player of its platform, or as a link. */
export type VideoSource =
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'platform'; readonly url: string; readonly host: string }
  | { readonly kind: 'link'; readonly url: string; readonly host: string };

const file = /\.(?:mp4|m4v|webm|ogv|mov)$/i;

/** Decides how a video is shown; undefined for an address that is not http or https. */
export function findVideoSource(address: string): VideoSource | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const host = url.hostname.replace(/^www\./, '');
  const player = youTube(host, url) ?? vimeo(host, url);
  if (player !== undefined) return { kind: 'platform', url: player, host };
  return file.test(url.pathname) ? { kind: 'file', url: url.href } : { kind: 'link', url: url.href, host };
}

function youTube(host: string, url: URL) {
  const isLong = host === 'youtube.com' || host === 'm.youtube.com' || host === 'youtube-nocookie.com';
  const id = isLong
    ? (url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(url.pathname)?.[1])
    : host === 'youtu.be'
      ? url.pathname.slice(1)
      : undefined;
  return id !== undefined && /^[\w-]{6,20}$/.test(id)
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
    : undefined;
}

function vimeo(host: string, url: URL) {
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined;
  const id = /(\d{5,12})/.exec(url.pathname)?.[1];
  return id === undefined ? undefined : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
}
