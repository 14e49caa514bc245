/**
 * Where the media of a response are fetched from: an author may type an address, or choose a file of the team's, which
 * this installation serves.
 *
 * @returns undefined for what leads nowhere a browser or a device should go.
 */
export function assetAddress(publicUrl: string, written: string | null): string | undefined {
  const text = written?.trim() ?? '';
  if (text === '') return undefined;
  if (assetId.test(text)) return `${publicUrl}/media/${text.toLowerCase()}`;
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

const assetId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
