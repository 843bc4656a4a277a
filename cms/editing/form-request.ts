import type { PayloadRequest } from 'payload';

/** Whether the panel sent a form, as multipart. Buttons and API clients send JSON, which never overwrites typed text. */
export const isForm = ({ headers }: Pick<PayloadRequest, 'headers'>): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

export const isAutosave = ({ query }: Pick<PayloadRequest, 'query'>): boolean =>
  query.autosave === 'true' || query.autosave === true;
