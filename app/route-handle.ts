import type { ShownData } from '#cms/events/content-event.ts';
import type { Section } from '#law/modules.ts';

/**
 * Facts about a route, in its `handle`. The server reads them from the built routes: for the page cache,
 * limits, the sitemap, the log, and the tests that visit every page. Defaults are safe: the page is personal,
 * is not in a cache or sitemap, and accepts only small forms. See docs/decisions/0035.
 */
export interface RouteHandle {
  /**
   * Everyone sees the same page or file at this URL, so it is cached as rendered. Otherwise, the page is
   * personal and is rendered for each request. Any parameter in its path is then a secret, so the URL stays out of
   * logs, caches, search engines and referrers.
   */
  isPublic?: true;
  /** Query parameters that change the page. The page cache ignores all others. */
  query?: readonly string[];
  /** Query parameters that make a public page personal, so that it is never cached. */
  personalQuery?: readonly string[];
  /** Data that a public page shows besides content. The page is rendered again whenever either changes. */
  shows?: ShownData;
  isEventStream?: true;
  /** Requested on every keystroke, so the server calls the loader directly, because Remix would double the time. */
  isSuggestion?: true;
  /** Rejects unknown parameters itself, so only URLs without parameters are cached. */
  isApi?: true;
  /** Other sites may embed the page in a frame. It has no header or footer, and its links open in new tabs. */
  isEmbeddable?: true;

  /** Listed while its section is open. For a route with a `:slug`, names the documents that have such a page. */
  sitemap?: true | 'articles' | 'guides' | 'issues' | 'laws' | 'partners';
  /** What the page lists. The sitemap dates the page by its newest entry. */
  lists?: 'figures' | 'guides' | 'issues' | 'laws' | 'partners';
  /** Visitors see "Coming Soon" while the section is closed. */
  section?: Section;

  /** Allows a larger body: see UPLOAD_LIMIT. */
  takesFiles?: true;
  /** Slow to generate, such as a PDF. The number of requests is limited per visitor per minute. */
  isExpensive?: true;
  /** By default, each submission counts fully toward the rate limit. With `each step`, it counts only in part. */
  rateLimit?: 'each step' | 'none';

  /**
   * Loads React, always or only for some queries. By default, the page ships no React. See docs/decisions/0036.
   */
  isInteractive?: true | ((query: URLSearchParams) => boolean);
}

export const handleOf = (match: { handle?: unknown } | undefined): RouteHandle => match?.handle ?? {};

export interface SiteRoute {
  id: string;
  path: string;
  isPage: boolean;
  takesForms: boolean;
  handle: RouteHandle;
}
