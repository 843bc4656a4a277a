import autocannon from 'autocannon';

/**
 * Sends requests in a process of its own, so that it takes no time from what is measured. Its argument, as JSON: the URL, the
 * seconds and the number of connections; `paths` are requested in turn. Prints the answers with 200 a second, and the others.
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
