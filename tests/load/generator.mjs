import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/**
 * Sends requests in a process of its own, so that it takes no time from what is measured. Its argument, as JSON: the
 * URL and the seconds; `isSearch` searches for new words each time; `paths` are requested in turn. Prints the answers with
 * 200 a second, the 99th percentile of their times in milliseconds, and the others.
 */
const { url, seconds, isSearch, paths, connections } = JSON.parse(process.argv[2]);

/** The author of the first ten articles and a quarter of the others: a search shows as many cards either way. */
const AUTHOR = 'Lotline Compliance Desk';

const inRandomCase = (text) =>
  [...text].map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())).join('');

let count = 0;
/** A search that is not cached: two of three times for words in many articles, otherwise for words in none. */
function newSearch() {
  count += 1;
  const words = count % 3 ? inRandomCase(AUTHOR) : randomUUID();
  return `${new URL(url).pathname}?q=${encodeURIComponent(words)}`;
}

const headers = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (bench)',
};
const nextPath = () => paths[(count += 1) % paths.length];
const setupRequest = (request) => ({ ...request, path: isSearch ? newSearch() : nextPath() });

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: [{ headers, ...(isSearch || paths ? { setupRequest } : {}) }],
});
const answered = Object.values(result.statusCodeStats).reduce((sum, { count: number }) => sum + number, 0);
const succeeded = result.statusCodeStats[200]?.count ?? 0;
const failed = answered - succeeded + result.errors;
process.stdout.write(
  JSON.stringify({ perSecond: succeeded / result.duration, p99: result.latency.p99, failed }),
);
