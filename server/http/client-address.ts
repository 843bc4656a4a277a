import type { IncomingMessage } from 'node:http';

/** The compiled `trust proxy` function: whether the proxy at this address and distance is trusted. */
export type Trust = (address: string, distance: number) => boolean;

/** Returns the same as `request.ip`, for requests that Express does not handle. */
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
