const PARAMETER = 'application';
const RECEIVED = 'received';

/** Where the visitor is led after applying: the same page, with the confirmation instead of the form. */
export function receivedUrl(formUrl: string): string {
  const url = new URL(formUrl);
  url.searchParams.delete('index');
  url.searchParams.set(PARAMETER, RECEIVED);
  return `${url.pathname}${url.search}#application`;
}

/** Whether an address is that of the confirmation. */
export const isReceived = (parameters: URLSearchParams): boolean => parameters.get(PARAMETER) === RECEIVED;
