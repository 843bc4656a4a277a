import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { refuseUnknownAddress } from '#app/features/site/unknown-address.server.ts';

export const loader = ({ request }: LoaderFunctionArgs) => refuseUnknownAddress(request);

export const action = ({ request }: ActionFunctionArgs) => refuseUnknownAddress(request);

export default function NotFound() {
  return null;
}
