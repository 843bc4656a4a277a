import { type ActionFunction, data, type ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import {
  FORM_LIMIT_MS,
  isDatabaseUnavailable,
  READ_LIMIT_MS,
  withVisitorLimit,
} from '#cms/database/visitor-limit.ts';

export const RETRY_AFTER_SECONDS = 5;

export const UNAVAILABLE = 'The site cannot reach its data at the moment. Please try again in a minute.';

export const visitorLimit: RequestHandler = ({ method }, _response, next) => {
  const isRead = method === 'GET' || method === 'HEAD';
  withVisitorLimit(isRead ? READ_LIMIT_MS : FORM_LIMIT_MS, next);
};

type Route = NonNullable<ServerBuild['routes'][string]>;

function unavailable(isPage: boolean): unknown {
  if (isPage) return data('unavailable', { status: 503 });
  const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' };
  return new Response(`${UNAVAILABLE}\n`, { status: 503, headers });
}

const guarded =
  (
    { id, module }: Route,
    handle: ActionFunction,
    isPage = Boolean(module.default ?? module.ErrorBoundary),
  ): ActionFunction =>
  async (args) => {
    try {
      return await handle(args);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      args.context.log.warn({ err: error, route: id }, 'The database was unavailable');
      throw unavailable(isPage);
    }
  };

function guardedRoute(route: Route): Route {
  const { loader, action } = route.module;
  return {
    ...route,
    module: {
      ...route.module,
      loader: loader && guarded(route, loader),
      action: action && guarded(route, action),
    },
  };
}

export function respondWithoutDatabase(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes as Record<string, Route>);
  return { ...build, routes: Object.fromEntries(routes.map(([id, route]) => [id, guardedRoute(route)])) };
}
