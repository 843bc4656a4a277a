import type { RequestHandler } from 'express';

/** Treats a page without a cache header as private, because Remix drops the headers that its loader sets. */
export const privateByDefault: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => typeof response;
  response.writeHead = (...all: unknown[]) => {
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-store');
    return writeHead(...all);
  };
  next();
};
