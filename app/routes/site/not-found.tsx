import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectIfMoved, throwNotFound } from '#app/features/site/missing-page.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await redirectIfMoved(request);
  return throwNotFound();
}

export const action = () => throwNotFound();

export default function NotFound() {
  return null;
}
