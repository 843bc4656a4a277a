import type { LoaderFunctionArgs } from '@remix-run/node';
import { candidatesAsJson } from '#app/features/buildings/search/search.server.ts';

export const loader = (args: LoaderFunctionArgs) => candidatesAsJson(args);
