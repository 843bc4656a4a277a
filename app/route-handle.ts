import type { Section } from '#law/modules.ts';

/**
 * What a route says about itself in its `handle`. The server reads these facts from the built routes: the page cache,
 * limits, the sitemap, the log, and the tests that visit every page. A fact that is left out has the safe value: the
 * page is personal, is in no cache and no sitemap, and takes small forms only. See docs/decisions/0035.
 */
export interface RouteHandle {
  /**
   * Everyone who opens this address sees the same page or file, so it is cached as rendered. Without it the page is
   * personal: rendered for each request and cached nowhere. If its address has a parameter, the address itself is
   * then a secret, and stays out of logs, caches, search engines and referrers.
   */
  isPublic?: true;
  /** The query parameters that change what a public page shows. The page cache ignores all others. */
  query?: readonly string[];
  /** The query parameters that make a public page one visitor's own, which is never cached. */
  personalQuery?: readonly string[];
  /** The submissions that a public page summarizes: it is rendered again when one comes in. */
  shows?: 'quiz-submissions';
  /** Answers with a stream of events that stays open. */
  isEventStream?: true;

  /**
   * The page is in the sitemap, while its section is open. A route with a `:slug` names the documents that fill it
   * in.
   */
  sitemap?: true | 'articles' | 'guides' | 'issues' | 'laws' | 'partners';
  /** The section of a module that the page belongs to. While that is closed, visitors see "Coming Soon". */
  section?: Section;

  /** The form has a file: its body may be larger than other forms', see UPLOAD_LIMIT. */
  takesFiles?: true;
  /** Responds with a file that takes long to make, such as a PDF: one visitor may open a limited number in a minute. */
  isExpensive?: true;
  /** What sending the form costs of the rate limit: part of a turn, or nothing. By default, a whole turn. */
  rateLimit?: 'each step' | 'none';

  /**
   * Something on the page needs React in the browser, which loads with it; perhaps with some queries only. By default,
   * the page ships no React. See docs/decisions/0036.
   */
  isInteractive?: true | ((query: URLSearchParams) => boolean);
}

export const handleOf = (match: { handle?: unknown } | undefined): RouteHandle => match?.handle ?? {};

export interface SiteRoute {
  id: string;
  /** With the names of parameters: "/help/:slug". */
  path: string;
  isPage: boolean;
  takesForms: boolean;
  handle: RouteHandle;
}
