import ipaddr from 'ipaddr.js';

/** One customer of a provider usually has this much of an IPv6 address to choose from. Source: RFC 6177. */
const CUSTOMER_BITS = 64;

/**
 * Whom an address stands for: an IPv4 address itself, also where it is written as IPv6, and of IPv6 the
 * network of 64 bits. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${CUSTOMER_BITS}`).toString();
}
