import type { IncomingMessage } from 'node:http';

/** Express's own setting, compiled: whether the n-th proxy from here is trusted. */
export type Trust = (address: string, distance: number) => boolean;

/** What Express calls `request.ip`, for requests that it does not see. */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trust: Trust,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const earlier = forwarded
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .toReversed();
  let address = socket.remoteAddress ?? '';
  for (const [distance, before] of earlier.entries()) {
    if (!trust(address, distance)) break;
    address = before;
  }
  return address;
}
