import type { Request } from 'express';

const SESSION_COOKIE = /(^|;\s*)payload-token=/;

/** Whether a browser sends the session of the back office by itself. Whether it is good is for Payload. */
export const hasSessionCookie = ({ headers }: Pick<Request, 'headers'>): boolean =>
  SESSION_COOKIE.test(headers.cookie ?? '');
