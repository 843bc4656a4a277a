export const progressUrl = (key: string): string => `/bills/${key}`;

const PARAMETER = 'bill';

export const billQuery = (key: string): string => (key ? `?${PARAMETER}=${key}` : '');

export function withBillKey(formUrl: string, key: string): string {
  const url = new URL(formUrl);
  url.searchParams.set(PARAMETER, key);
  return url.href;
}

export function progressUrlIn(query: URLSearchParams): string | undefined {
  const key = query.get(PARAMETER) ?? '';
  return /^[\w-]{22}$/.test(key) ? progressUrl(key) : undefined;
}

/** A submission without a file has an empty key. */
export const isWithoutBill = (query: URLSearchParams): boolean => query.get(PARAMETER) === '';
