import type { TeamId } from '@confab/model';
import { assetTicketMs, isAssetSignature, signAssetText } from './asset-tickets.ts';
import type { Services } from '../../services.ts';

/** The id of the signing key; an address that another key signed is refused by its id. */
const kid = 'a1';

/** The parameters of a signed address other than the asset. */
interface AddressForm {
  readonly size?: string | undefined;
  readonly icon?: string | undefined;
  readonly format?: string | undefined;
  /** `1` for a GIF that moves. */
  readonly motion?: string | undefined;
  /** The release whose content is shown, instead of the newest version. */
  readonly release?: string | undefined;
}

/** The base of the addresses of media: empty for the site that the page is on. */
export function getMediaBase({ userContentUrl }: Pick<Services['config'], 'userContentUrl'>): string {
  return `${userContentUrl ?? ''}/media/`;
}

/**
 * A signed address of one asset in one form: valid for ten minutes, and for the newest version of the asset (PRE-5) or
 * the content that a release keeps.
 *
 * It expires at a whole minute, so that a page that is rendered again has the same address in its cache.
 */
export function createSignedAddress(
  { config, now }: Pick<Services, 'config' | 'now'>,
  teamId: TeamId,
  assetId: string,
  form: AddressForm = {},
): string {
  const until = Math.floor((now() + assetTicketMs) / 60_000) * 60;
  const values = new URLSearchParams();
  if (form.size !== undefined) values.set('size', form.size);
  if (form.icon !== undefined) values.set('icon', form.icon);
  if (form.format !== undefined) values.set('format', form.format);
  if (form.motion !== undefined) values.set('motion', form.motion);
  if (form.release !== undefined) values.set('release', form.release);
  values.set('kid', kid);
  values.set('until', String(until));
  values.set('signature', signAssetText(toSignedText(teamId, assetId, form, String(until)), config.appSecret));
  return `${getMediaBase(config)}${assetId}?${values}`;
}

/** The values of a request for a signed address. */
export interface SignedRequest extends AddressForm {
  readonly assetId: string;
  readonly kid?: string | undefined;
  readonly until?: string | undefined;
  readonly signature?: string | undefined;
}

/** Whether the signature of an address is ours, for an asset of this team, and not expired. */
export function isSignedAddress(
  { config, now }: Pick<Services, 'config' | 'now'>,
  teamId: TeamId,
  request: SignedRequest,
): boolean {
  const { assetId, until = '', signature = '' } = request;
  if (request.kid !== kid || !/^\d{1,12}$/.test(until) || Number(until) * 1_000 < now()) return false;
  return isAssetSignature(toSignedText(teamId, assetId, request, until), signature, config.appSecret);
}

function toSignedText(teamId: TeamId, assetId: string, form: AddressForm, until: string) {
  const { size = '', icon, format = '', motion, release } = form;
  const rest = [
    ...(motion === undefined ? [] : [motion]),
    ...(icon === undefined ? [] : [`icon ${icon}`]),
    ...(release === undefined ? [] : [`release ${release}`]),
  ];
  return ['address', kid, teamId, assetId, size, format, until, ...rest].join(':');
}
