import { useSearchParams } from '@remix-run/react';
import { REFERENCE } from './reference.tsx';

/** What can be received. It names the state in the address, and the part of the page that says so. */
export type Received =
  'application' | 'message' | 'feedback' | 'enquiry' | 'mail' | 'result' | 'invoice' | 'assessment';

const RECEIVED = 'received';

/**
 * Where the visitor is led after sending a form: the same page, with the confirmation instead of it, and the reference
 * number where there is one.
 */
export function receivedUrl(formUrl: string, what: Received, reference?: string): string {
  const url = new URL(formUrl);
  url.searchParams.delete('index');
  url.searchParams.set(what, RECEIVED);
  if (reference) url.searchParams.set(REFERENCE, reference);
  return `${url.pathname}${url.search}#${what}`;
}

/** Whether the page is at the address of the confirmation. */
export function useReceived(what: Received): boolean {
  const [parameters] = useSearchParams();
  return parameters.get(what) === RECEIVED;
}

/** The same page without the confirmation: its form is empty again. */
export function unreceivedUrl(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  what: Received,
): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(what);
  const query = parameters.toString();
  return query ? `${pathname}?${query}#${what}` : `${pathname}#${what}`;
}
