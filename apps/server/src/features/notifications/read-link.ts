/** Reads the link of a notification, a page of a site, whose `team` and `site` are in its query. */
export function readLink(link: string): URL {
  return new URL(link, 'http://link.invalid');
}
