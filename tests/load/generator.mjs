import autocannon from 'autocannon';

/**
 * Sends requests from its own process. Takes a job as JSON: URL, seconds, number of connections, and optional `paths` to
 * request in turn. Prints the responses with 200 per second, and the number of others.
 */
const { url, seconds, paths, connections } = JSON.parse(process.argv[2]);

const headers = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (bench)',
};
let count = 0;
const setupRequest = (request) => ({ ...request, path: paths[(count += 1) % paths.length] });

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: [{ headers, ...(paths ? { setupRequest } : {}) }],
});
const answered = Object.values(result.statusCodeStats).reduce((sum, { count: number }) => sum + number, 0);
const succeeded = result.statusCodeStats[200]?.count ?? 0;
const failed = answered - succeeded + result.errors;
process.stdout.write(JSON.stringify({ perSecond: succeeded / result.duration, failed }));
