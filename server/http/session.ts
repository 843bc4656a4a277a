import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import type { User } from '#cms/payload-types.ts';

const SESSION_COOKIE = /(^|;\s*)payload-token=/;

/** Does not check the session: it may have expired, or the cookie may be forged. */
export const hasSessionCookie = ({ headers }: Pick<Request, 'headers'>): boolean =>
  SESSION_COOKIE.test(headers.cookie ?? '');

export type FindUser = (headers: Headers) => Promise<User | undefined>;

export type UserOf = (request: Request) => Promise<User | undefined>;

const toHeaders = (headers: IncomingHttpHeaders): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
    ),
  );

export function createUserOf(findUser: FindUser): UserOf {
  const known = new WeakMap<Request, Promise<User | undefined>>();
  return (request) => {
    if (!hasSessionCookie(request) && request.headers.authorization === undefined) {
      return Promise.resolve(undefined);
    }
    const user = known.get(request) ?? findUser(toHeaders(request.headers));
    known.set(request, user);
    return user;
  };
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export const hasBearer = (request: Request, token: string): boolean =>
  timingSafeEqual(sha256(request.get('authorization') ?? ''), sha256(`Bearer ${token}`));
