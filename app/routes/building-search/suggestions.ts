import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteHandle } from '#app/route-handle.ts';
import { suggestionsAsJson } from '#app/features/buildings/search/search.server.ts';

export const loader = (args: LoaderFunctionArgs) => suggestionsAsJson(args);

export const handle: RouteHandle = { isSuggestion: true };
