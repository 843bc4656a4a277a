import type { AppLoadContext } from '@remix-run/server-runtime';
import type { Request } from 'express';
import type { Log } from '../logger.ts';
import { requestIdOf } from './request-id.ts';

declare module '@remix-run/server-runtime' {
  /** What the site's loaders and actions get from the process, as `context`. */
  interface AppLoadContext {
    requestId: string;
    log: Log;
  }
}

export function loadContextOf(request: Request): AppLoadContext {
  return { requestId: requestIdOf(request), log: request.log };
}
