import ipaddr from 'ipaddr.js';

/** Hosts (with or without a port) and address ranges that author requests may reach besides the public internet. */
export interface OutboundRules {
  readonly hosts: ReadonlySet<string>;
  readonly ranges: readonly Range[];
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

const ports = new Set(['', '80', '443', '8080', '8443']);
/** Metadata services of clouds, which contain keys and tokens. No setting allows them. */
const metadata = new Set(['169.254.169.254', '169.254.170.2', '100.100.100.200', 'fd00:ec2::254', '192.0.0.192']);

/** Parses OUTBOUND_ALLOW; an entry that is not an address range is a host. */
export function readOutboundRules(entries: readonly string[]): OutboundRules {
  const hosts = new Set<string>();
  const ranges: Range[] = [];
  for (const entry of entries) {
    if (ipaddr.isValidCIDR(entry)) ranges.push(ipaddr.parseCIDR(entry));
    else hosts.add(entry.toLowerCase());
  }
  return { hosts, ranges };
}

/** Whether the protocol, host and port of a URL are allowed, before the host is resolved. */
export function isAllowedUrl(
  rules: OutboundRules,
  { protocol, hostname, host, port, username, password }: URL,
): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '') return false;
  const isNamed = rules.hosts.has(host) || rules.hosts.has(hostname);
  return ports.has(port) || (isNamed && rules.hosts.has(host));
}

/**
 * Whether a connection to an address is allowed (SIM-1): a public address, or one that the operator has allowed.
 *
 * An embedded address, such as IPv4 in IPv6, is checked as the embedded one.
 */
export function isAllowedAddress(rules: OutboundRules, url: Pick<URL, 'host' | 'hostname'>, text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.process(bare);
  if (metadata.has(address.toString())) return false;
  if (address.range() === 'unicast') return true;
  if (rules.hosts.has(url.host) || rules.hosts.has(url.hostname)) return true;
  return rules.ranges.some(([range, bits]) => range.kind() === address.kind() && isInside(address, range, bits));
}

/** Compares two addresses of the same family. */
function isInside(address: Address, range: Address, bits: number) {
  return address instanceof ipaddr.IPv4
    ? range instanceof ipaddr.IPv4 && address.match(range, bits)
    : range instanceof ipaddr.IPv6 && address.match(range, bits);
}
