import type { RequestHandler } from 'express';

/** Remix drops the headers of a page's loader. What does not say that it is shared may be one visitor's. */
export const privateByDefault: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => typeof response;
  response.writeHead = (...all: unknown[]) => {
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-store');
    return writeHead(...all);
  };
  next();
};
