import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

const toRanges = (...texts: string[]): readonly Range[] => texts.map((text) => ipaddr.parseCIDR(text));

/**
 * The blocks of the IANA IPv4 special-purpose address registry that do not belong to a host of the internet, and
 * multicast.
 */
const specialIpv4 = toRanges(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
);

/** The only block of IPv6 that IANA has given to the internet; all others are special. */
const [globalIpv6] = toRanges('2000::/3');
/** The blocks of the IANA IPv6 special-purpose address registry inside it; 2001::/23 includes Teredo, 2002::/16 is 6to4. */
const specialIpv6 = toRanges('2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20');

/**
 * Addresses of services that give keys and tokens to the machine that asks: link-local addresses (all clouds), and those
 * of AWS, Google, Scaleway, Alibaba, Azure and Oracle.
 */
const metadata = toRanges(
  '169.254.0.0/16',
  'fe80::/10',
  'fd00:ec2::/32',
  'fd20:ce::/32',
  'fd00:42::42/128',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '192.0.0.192/32',
);

/** Parses an address with or without brackets and zone; an IPv4-mapped address is returned as IPv4. */
export function parseAddress(text: string): Address | undefined {
  const [bare = ''] = text.replace(/^\[|\]$/g, '').split('%', 1);
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** Whether an address belongs to a host of the public internet. */
export function isPublicAddress(address: Address): boolean {
  if (address instanceof ipaddr.IPv4) return !isInAny(address, specialIpv4);
  return globalIpv6 !== undefined && isInRange(address, globalIpv6) && !isInAny(address, specialIpv6);
}

/** Whether an address is that of a metadata service, even when it is embedded in an IPv6 address. */
export function isMetadataAddress(address: Address): boolean {
  return [address, ...listEmbedded(address)].some((one) => isInAny(one, metadata));
}

/** Whether an address is in a range of the same family. */
export function isInRange(address: Address, [range, bits]: Range): boolean {
  return address instanceof ipaddr.IPv4
    ? range instanceof ipaddr.IPv4 && address.match(range, bits)
    : range instanceof ipaddr.IPv6 && address.match(range, bits);
}

function isInAny(address: Address, ranges: readonly Range[]) {
  return ranges.some((range) => isInRange(address, range));
}

/**
 * The IPv4 addresses that an IPv6 address can carry: at its end (IPv4-compatible, translated, NAT64), after its first 16
 * bits (6to4), at bit 32 and inverted at its end (Teredo), and around bit 64 (NAT64 with a prefix of 48 bits).
 */
function listEmbedded(address: Address): readonly Address[] {
  if (address instanceof ipaddr.IPv4) return [];
  const bytes = address.toByteArray();
  const at = (...places: number[]) => new ipaddr.IPv4(places.map((place) => bytes[place] ?? 0));
  const inverted = new ipaddr.IPv4(bytes.slice(12).map((byte) => 255 - byte));
  return [at(12, 13, 14, 15), at(2, 3, 4, 5), at(4, 5, 6, 7), inverted, at(6, 7, 9, 10)];
}
