import { isGuid, type ReleaseId } from '@confab/model';
import type { AudioFormat, ImageSize } from '@confab/model/media';
import { createSignedAddress } from '../../core/media/media-address.ts';
import type { Services } from '../../services.ts';
import type { ChannelEndpoint } from './channel-turn.ts';
import type { ChannelAnswer } from '../../db/stored-shapes.ts';

/** A form that a file of a team is served in. */
type AssetForm = { readonly size: ImageSize; readonly motion?: '1' } | { readonly format: AudioFormat };

/** Returns the address of a file of the team, by its id in lower case. */
export type AddressFile = (assetId: string, form?: AssetForm) => string;

/**
 * Returns the address of a medium of a response. Authors type an address or choose a file of the team, which this
 * installation serves.
 *
 * @param form of a file of the team; files elsewhere stay as they are
 * @returns undefined for anything but a file id or an http(s) address.
 */
export function getAssetUrl(addressFile: AddressFile, written: string | null, form?: AssetForm): string | undefined {
  const text = written?.trim() ?? '';
  if (text === '') return undefined;
  if (isGuid(text)) return addressFile(text.toLowerCase(), form);
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/**
 * The addresses of published files, which are open to everyone.
 *
 * @param releaseId the release whose files are shown; answers that older versions of the server stored have none
 */
export function createPublicAddresses(baseUrl: string, releaseId?: ReleaseId | null): AddressFile {
  return (id, form) => {
    const query = new URLSearchParams({ ...form, ...(releaseId && { release: releaseId }) }).toString();
    return `${baseUrl}/media/${id}${query === '' ? '' : `?${query}`}`;
  };
}

/**
 * The addresses of files that a channel hands out. At alpha, where nothing is published, they are signed for the
 * members of the team (PRE-5); those of a release under review are signed for the contents that it keeps.
 */
export function createChannelAddresses(
  { config, now }: Pick<Services, 'config' | 'now'>,
  { member }: Pick<ChannelEndpoint, 'member'>,
  { releaseId }: Pick<ChannelAnswer, 'releaseId'> = {},
): AddressFile {
  const { publicUrl, userContentUrl } = config;
  if (!member) return createPublicAddresses(userContentUrl ?? publicUrl, releaseId);
  const base = userContentUrl === undefined ? publicUrl : '';
  return (id, form) =>
    `${base}${createSignedAddress({ config, now }, member.teamId, id, { ...form, ...toRelease(releaseId) })}`;
}

/**
 * The addresses of files that the chat channel hands out. Those for members name no host: the tester and the review
 * show them on their own sites, whose content security policy refuses pictures of other sites.
 */
export function createChatAddresses(
  services: Pick<Services, 'config' | 'now'>,
  endpoint: Pick<ChannelEndpoint, 'member'>,
  answer: Pick<ChannelAnswer, 'releaseId'> = {},
): AddressFile {
  const { member } = endpoint;
  if (!member) return createChannelAddresses(services, endpoint, answer);
  return (id, form) => createSignedAddress(services, member.teamId, id, { ...form, ...toRelease(answer.releaseId) });
}

/** The saved state has no release: its files are the newest. */
const toRelease = (releaseId: ReleaseId | null | undefined) => (releaseId ? { release: releaseId } : {});
