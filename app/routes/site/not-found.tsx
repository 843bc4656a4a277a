import { refuseUnknownAddress } from '#app/features/site/unknown-address.server.ts';

export const loader = () => refuseUnknownAddress();

export const action = () => refuseUnknownAddress();

export default function NotFound() {
  return null;
}
