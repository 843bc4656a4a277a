import type { LoaderFunctionArgs } from '@remix-run/node';
import { suggestionsAsJson } from '#app/features/buildings/search/search.server.ts';

export const loader = (args: LoaderFunctionArgs) => suggestionsAsJson(args);
