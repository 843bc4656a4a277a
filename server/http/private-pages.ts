import type { RequestHandler } from 'express';

/** Treats a page without a cache header as private: Remix drops the headers of a page's loader. */
export const privateByDefault: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => typeof response;
  response.writeHead = (...all: unknown[]) => {
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-store');
    return writeHead(...all);
  };
  next();
};
