/** The page where the sender of a bill sees how far it has come. Its address is a secret. */
export const progressUrl = (key: string): string => `/bills/${key}`;

const PARAMETER = 'bill';

/** The query by which a confirmation knows the bill. */
export const billQuery = (key: string): string => (key ? `?${PARAMETER}=${key}` : '');

/** The address of a form with the key of the bill that was sent with it. */
export function withBillKey(formUrl: string, key: string): string {
  const url = new URL(formUrl);
  url.searchParams.set(PARAMETER, key);
  return url.href;
}

/** The page of the bill that a confirmation is about: an address could hold any text. */
export function progressUrlIn(query: URLSearchParams): string | undefined {
  const key = query.get(PARAMETER) ?? '';
  return /^[\w-]{22}$/.test(key) ? progressUrl(key) : undefined;
}
