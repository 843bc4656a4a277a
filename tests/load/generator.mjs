import autocannon from 'autocannon';
import { requestOf, scenarioNamed } from './scenarios.mjs';

/**
 * The load, in a process of its own, so that it takes no time from what is measured. Its one argument says what to send
 * as JSON: the address, the scenario by name, what that needs, and for how many seconds. Prints what came back as JSON.
 */
const { url, name, given, connections, seconds } = JSON.parse(process.argv[2]);
const scenario = scenarioNamed(name);
const another = (request) => Object.assign(request, requestOf(scenario, given));

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: [{ ...requestOf(scenario, given), ...(scenario.varies ? { setupRequest: another } : {}) }],
});

const answered = Object.values(result.statusCodeStats).reduce((sum, { count }) => sum + count, 0);
const expected = result.statusCodeStats[scenario.answers]?.count ?? 0;
process.stdout.write(
  JSON.stringify({
    perSecond: expected / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: answered - expected + result.errors,
  }),
);
