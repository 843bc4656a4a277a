import type { LoaderFunctionArgs } from '@remix-run/node';
import { leadOn, refuseUnknownAddress } from '#app/features/site/missing-page.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await leadOn(request);
  return refuseUnknownAddress();
}

export const action = () => refuseUnknownAddress();

export default function NotFound() {
  return null;
}
