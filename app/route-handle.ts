import type { ShownData } from '#cms/events/content-event.ts';
import type { Section } from '#law/modules.ts';

/**
 * Facts about a route, in its `handle`. The server reads them from the built routes: for the page cache,
 * limits, the sitemap, the log, and the tests that visit every page. Defaults are safe: the page is personal,
 * is in no cache and no sitemap, and takes small forms only. See docs/decisions/0035.
 */
export interface RouteHandle {
  /**
   * Everyone sees the same page or file at this URL, so it is cached as rendered. Otherwise the page is
   * personal, and is rendered for each request. A parameter in its path is then a secret, and the URL stays
   * out of logs, caches, search engines and referrers.
   */
  isPublic?: true;
  /** The page cache ignores all other query parameters. */
  query?: readonly string[];
  /** With one of these, a public page is the visitor's own and is never cached. */
  personalQuery?: readonly string[];
  /** Data that a public page shows beside content. It is rendered again after each change of either. */
  shows?: ShownData;
  isEventStream?: true;
  /** Answers each key that somebody types, so its loader is called without the framework, which would take as long again. */
  isSuggestion?: true;
  /** Refuses parameters that it does not know, so that only URLs without any are cached. */
  isApi?: true;
  /** Other sites may embed the page in a frame. It has no header or footer, and its links open in new tabs. */
  isEmbeddable?: true;

  /** Listed while its section is open. A route with a `:slug` names the documents that fill it in. */
  sitemap?: true | 'articles' | 'guides' | 'issues' | 'laws' | 'partners';
  /** A list, which the sitemap dates by its newest entry. */
  lists?: 'figures' | 'guides' | 'issues' | 'laws' | 'partners';
  /** Visitors see "Coming Soon" while the section is closed. */
  section?: Section;

  /** Allows a larger body: see UPLOAD_LIMIT. */
  takesFiles?: true;
  /** Slow to make, such as a PDF: requests are limited per visitor and minute. */
  isExpensive?: true;
  /** By default, a submission costs a whole turn of the rate limit. */
  rateLimit?: 'each step' | 'none';

  /**
   * Loads React, perhaps with some queries only. By default, the page ships none. See docs/decisions/0036.
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
