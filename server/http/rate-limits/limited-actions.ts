import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node';
import { z } from 'zod';
import { PARTS_OF_A_TURN } from './rate-limits.ts';

/** What a form is answered that was sent too often: the site says it in its own words. */
export type RefuseTooOften = (
  args: ActionFunctionArgs,
  refusal: { seconds: number; isPage: boolean },
) => Promise<unknown>;

type Route = NonNullable<ServerBuild['routes'][string]>;
type Action = NonNullable<Route['module']['action']>;

/** What the site's server entry exports beside what Remix asks of it. */
const entrySchema = z.object({
  refuseTooOften: z.custom<RefuseTooOften>((value) => typeof value === 'function'),
});

/** What a route may say of its form in its handle. */
const handleSchema = z.object({ rateLimit: z.enum(['each step', 'none']) });

/** How much of a turn it costs to send a route's form. A form that says nothing costs a whole one. */
function partsOf(route: Route): number {
  const { data } = handleSchema.safeParse(route.module.handle);
  if (data?.rateLimit === 'none') return 0;
  return data?.rateLimit === 'each step' ? 1 : PARTS_OF_A_TURN;
}

function limited(action: Action, route: Route, refuse: RefuseTooOften): Action {
  const isPage = route.module.default !== undefined;
  const parts = partsOf(route);
  if (parts === 0) return action;
  return async (args) => {
    const seconds = await args.context.takeTurn(route.id, parts);
    return seconds === undefined ? action(args) : refuse(args, { seconds, isPage });
  };
}

function limitedRoute(route: Route, refuse: RefuseTooOften): Route {
  const { action } = route.module;
  return action ? { ...route, module: { ...route.module, action: limited(action, route, refuse) } } : route;
}

/**
 * The site with a limit before every action it has: a new form cannot be forgotten, and what is over the limit
 * never reaches the action. Throws when the site has no words for it.
 */
export function limitActions(build: ServerBuild): ServerBuild {
  const { refuseTooOften } = entrySchema.parse(build.entry.module);
  const routes = Object.entries(build.routes as Record<string, Route>).map(([id, route]) => [
    id,
    limitedRoute(route, refuseTooOften),
  ]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}
