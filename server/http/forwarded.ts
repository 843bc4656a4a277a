import type { Request, RequestHandler } from 'express';
import type { Trust } from './client-address.ts';

const FORWARDED = /^(forwarded|x-forwarded-.+|x-real-ip)$/;

/** Proxies append to these lists, but Remix expects one value. */
const LISTS = ['x-forwarded-host', 'x-forwarded-proto'];

function isFromProxy({ app, socket }: Request): boolean {
  const trust = app.get('trust proxy fn') as Trust;
  return trust(socket.remoteAddress ?? '', 0);
}

export const forwarded: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  if (isFromProxy(request)) {
    for (const name of LISTS) {
      const value = headers[name];
      if (typeof value === 'string') headers[name] = value.split(',', 1)[0]?.trim();
    }
  } else {
    for (const name of Object.keys(headers)) {
      if (FORWARDED.test(name)) Reflect.deleteProperty(headers, name);
    }
  }
  next();
};
