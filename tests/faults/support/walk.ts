import { siteRoutes } from '#tests/support/site-routes.ts';

const AT_ONCE = 30;

/** A key that has the format of the product's secret keys, but does not exist. */
const KEY = 'k'.repeat(22);
const BBL = '1008350041';

interface HttpResponse {
  path: string;
  status: number;
  text: string;
  seconds: number;
  retryAfter: string | null;
}

const examplePath = (path: string): string =>
  path.replaceAll(/:\w+|\*/g, (name) => {
    if (name === ':bbl') return BBL;
    return name === ':format' ? 'csv' : KEY;
  });

/** A path for each route of the site, except streams, which stay open. */
const ALL_ROUTES: string[] = siteRoutes.routes
  .filter(({ handle }) => !handle.isEventStream)
  .map(({ path }) => examplePath(path));

/** Pages that other sites embed. They have no header or footer. */
const EMBEDDED = new Set(
  siteRoutes.routes.filter(({ handle }) => handle.isEmbeddable).map(({ path }) => examplePath(path)),
);

/** The copy that the specification requires on pages that fail to load. Each page also has the building box. */
const FAILURES: Record<string, string[]> = {
  '/ll97/blog?page=2': [
    'Failed to load blog posts',
    'An error occurred while fetching the blog posts.',
    'Try Again',
  ],
  [`/ll97/blog/${KEY}`]: [
    'Failed to load article',
    'An error occurred while fetching the article.',
    'Article Not Found',
    'Back to Blog',
  ],
  '/ll199/blog': ['Failed to load blog posts', 'Try Again'],
  [`/ll199/blog/${KEY}`]: ['Failed to load blog post', 'Back to Blog'],
  '/nyc-internet/report': ['Failed to load assessment data. Please try again later.', 'Retry'],
  '/nyc-internet/blog': ['Failed to load blog articles. Please try again later.', 'Try Again'],
  [`/cwz/report/${KEY}`]: [
    'Failed to load your assessment data. Please try again.',
    'Could not load report data',
    'href="/cwz"',
  ],
  [`/buildings/${BBL}`]: ['Unexpected Application Error!', 'Temporarily unavailable', 'Retry'],
};

export async function get(url: string, path: string, init?: RequestInit): Promise<HttpResponse> {
  const begin = performance.now();
  try {
    const response = await fetch(url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...init,
    });
    const text = await response.text();
    const seconds = (performance.now() - begin) / 1000;
    return { path, status: response.status, text, seconds, retryAfter: response.headers.get('retry-after') };
  } catch {
    return { path, status: 0, text: '', seconds: (performance.now() - begin) / 1000, retryAfter: null };
  }
}

const MAX_SECONDS = 5;

const FRAME = ['<header', '<footer', 'action="/search"'];

function findError({ path, status, text, seconds, retryAfter }: HttpResponse): string | undefined {
  const wanted = FAILURES[path];
  const isPage = text.startsWith('<!DOCTYPE');
  const parts = [
    ...(isPage && !EMBEDDED.has(path) ? FRAME : []),
    ...(wanted ? [...wanted, 'Which laws apply to your building?'] : []),
  ];
  const missing = parts.filter((part) => !text.includes(part));
  if (seconds > MAX_SECONDS) return `took ${seconds.toFixed(1)} s`;
  if (status === 0 || (status >= 500 && status !== 503)) return `answered ${status}`;
  if (wanted && status !== 503) return `answered ${status}, not 503`;
  if (status === 503 && !retryAfter) return 'has no Retry-After';
  return status === 503 && missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined;
}

/** Opens a page of every route while there is no database. Returns the errors. */
export async function walkWithoutDatabase(url: string): Promise<string[]> {
  const left = [...new Set([...Object.keys(FAILURES), ...ALL_ROUTES])];
  const errors: string[] = [];
  const visit = async () => {
    for (let path = left.shift(); path; path = left.shift()) {
      const error = findError(await get(url, path));
      if (error) errors.push(`${path} ${error}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return errors;
}
