import type { Request, RequestHandler } from 'express';

/** By these a proxy tells of whom it stands for. Anybody can send them. */
const FORWARDED = /^(forwarded|x-forwarded-.+|x-real-ip)$/;

/** Of these, each proxy on the way adds its own value to the end; Remix takes one value only. */
const LISTS = ['x-forwarded-host', 'x-forwarded-proto'];

type Trust = (address: string, distance: number) => boolean;

function isFromProxy({ app, socket }: Request): boolean {
  const trust = app.get('trust proxy fn') as Trust;
  return trust(socket.remoteAddress ?? '', 0);
}

/**
 * Forgets what a request says of proxies unless one that we know has sent it: the site, the panel and the
 * log would each believe it in a way of their own.
 */
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
