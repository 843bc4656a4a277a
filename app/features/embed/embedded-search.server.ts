import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { searchPlaces } from '#app/features/buildings/search/search.server.ts';

const NEXT = {
  page: "Open its page to see which laws apply and what's due next.",
  calculator: "Open the calculator with the city's figures for it.",
};

/** An exact match becomes a link: the page of a building must not load in a frame. */
export async function loadEmbeddedSearch(args: LoaderFunctionArgs, to: keyof typeof NEXT) {
  const { view, exact, init } = await searchPlaces(args, to);
  if (!exact) return data(view, init);
  const found = { heading: 'We found your building', text: NEXT[to], candidates: [exact] };
  return data({ ...view, groups: [found] }, init);
}
