import type { LoaderFunctionArgs } from '@remix-run/node';
import { leadOn } from '#app/features/site/redirect.server.ts';
import { refuseUnknownAddress } from '#app/features/site/unknown-address.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await leadOn(request);
  return refuseUnknownAddress();
}

export const action = () => refuseUnknownAddress();

export default function NotFound() {
  return null;
}
