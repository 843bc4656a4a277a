import type { Request, RequestHandler } from 'express';

/** Headers in which a proxy names the client. Anyone can send them. */
const FORWARDED = /^(forwarded|x-forwarded-.+|x-real-ip)$/;

/** Each proxy appends its own value to these; Remix takes one value only. */
const LISTS = ['x-forwarded-host', 'x-forwarded-proto'];

type Trust = (address: string, distance: number) => boolean;

function isFromProxy({ app, socket }: Request): boolean {
  const trust = app.get('trust proxy fn') as Trust;
  return trust(socket.remoteAddress ?? '', 0);
}

/** Removes proxy headers unless a trusted proxy has sent them: the site, the panel and the log all read them. */
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
