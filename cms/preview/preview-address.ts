/** The address at which editors see the newest draft of a page. */
export const previewAddress = (path: string): string => `${path}?preview=true`;

/** Whether the query of an address asks for a preview. */
export const asksForPreview = (query: URLSearchParams): boolean => query.get('preview') === 'true';
