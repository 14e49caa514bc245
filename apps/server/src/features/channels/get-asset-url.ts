/**
 * Returns the address of a medium of a response. Authors type an address or choose a file of the team, which this
 * installation serves.
 *
 * @returns undefined for anything but a file id or an http(s) address.
 */
export function getAssetUrl(publicUrl: string, written: string | null): string | undefined {
  const text = written?.trim() ?? '';
  if (text === '') return undefined;
  if (assetId.test(text)) return `${publicUrl}/media/${text.toLowerCase()}`;
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

const assetId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
