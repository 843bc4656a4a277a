import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node';
import { z } from 'zod';
import { handleOf, type RouteHandle } from '#app/route-handle.ts';
import { PARTS_OF_A_TURN } from './rate-limits.ts';

export type RefuseTooOften = (
  args: ActionFunctionArgs,
  refusal: { seconds: number; isPage: boolean },
) => Promise<unknown>;

type Route = NonNullable<ServerBuild['routes'][string]>;

const entrySchema = z.object({
  refuseTooOften: z.custom<RefuseTooOften>((value) => typeof value === 'function'),
});

function turnParts({ rateLimit }: RouteHandle): number {
  if (rateLimit === 'none') return 0;
  return rateLimit === 'each step' ? 1 : PARTS_OF_A_TURN;
}

function limited(route: Route, refuse: RefuseTooOften): Route {
  const { action } = route.module;
  const parts = turnParts(handleOf(route.module));
  if (!action || parts === 0) return route;
  const limitedAction = async (args: ActionFunctionArgs) => {
    const seconds = await args.context.takeTurn(route.id, parts);
    return seconds === undefined
      ? action(args)
      : refuse(args, { seconds, isPage: route.module.default !== undefined });
  };
  return { ...route, module: { ...route.module, action: limitedAction } };
}

/** Wraps every action, so that a new form cannot be left without a rate limit. */
export function limitActions(build: ServerBuild): ServerBuild {
  const { refuseTooOften } = entrySchema.parse(build.entry.module);
  const routes = Object.entries(build.routes as Record<string, Route>).map(([id, route]) => [
    id,
    limited(route, refuseTooOften),
  ]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}
