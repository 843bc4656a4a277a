import type { RequestHandler } from 'express';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Resolves when this process has heard of all changes of content that were made before. */
export type CatchUp = () => Promise<void>;

/**
 * Ends the answer to a change only when this process knows of it: an editor who has saved, and looks at the page
 * next, sees what was saved.
 */
export const answerAfterChanges =
  (catchUp: CatchUp): RequestHandler =>
  (request, response, next) => {
    if (!READING.has(request.method)) {
      const end = response.end.bind(response) as (...last: unknown[]) => typeof response;
      response.end = (...last: unknown[]) => {
        void catchUp().finally(() => end(...last));
        return response;
      };
    }
    next();
  };
