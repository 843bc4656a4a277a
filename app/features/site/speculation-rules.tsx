import { createContext, useContext } from 'react';
import type { SiteRoute } from '#app/route-handle.ts';
import { useNonce } from './nonce.ts';

/** URLs with a query, URLs of files, and the panel and its API. */
const NO_PAGES = ['/*\\?*=*', '/*.*', '/admin*', '/api/*'];

const isPrefetched = ({ handle }: SiteRoute): boolean =>
  handle.isPublic === true && handle.sitemap !== 'articles';

/**
 * Keeps browsers from prefetching personal pages, which are excluded by the fixed start of their path, and responses to
 * forms. Excludes articles, too, because the server counts a reader when it sends an article (docs/decisions/0042).
 */
export function speculationRules(routes: readonly SiteRoute[]): string {
  const kept = routes.filter((route) => route.isPage && route.path !== '/*' && !isPrefetched(route));
  const excluded = new Set([...NO_PAGES, ...kept.map(({ path }) => path.replace(/:.*/, '*'))]);
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: [...excluded] } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

const Rules = createContext('');

/** Used only on the server, because only the server has the list of routes. */
export const SpeculationRulesProvider = Rules.Provider;

export const SpeculationRules = () => (
  <script
    type="speculationrules"
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: useContext(Rules) }}
  />
);
