import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { answerTo, startBareServer } from './bare-server.mjs';
import { medianOf } from './figures.mjs';
import { requestOf } from './scenarios.mjs';

const GENERATOR = path.join(import.meta.dirname, 'generator.mjs');
const CONNECTIONS = 16;
/** The product's code is compiled while it is used: it is slower for its first thousand pages. */
const WARM_UP_SECONDS = { product: 8, bare: 1 };

async function send(url, { name }, given, seconds) {
  const job = JSON.stringify({ url, name, given, connections: CONNECTIONS, seconds });
  const { stdout } = await promisify(execFile)(process.execPath, [GENERATOR, job]);
  return JSON.parse(stdout);
}

const middleOf = (rounds) => ({
  perSecond: medianOf(rounds.map(({ perSecond }) => perSecond)),
  p50: medianOf(rounds.map(({ p50 }) => p50)),
  p99: medianOf(rounds.map(({ p99 }) => p99)),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});

/**
 * Measures how many answers of a scenario the product gives in a second, and beside it a bare server with the same
 * bytes: in turn, so that both meet the same machine. Both warm up first; of several rounds the median counts.
 */
export async function measureThroughput(scenario, { url, given, seconds, rounds }) {
  const answer = await answerTo(url, requestOf(scenario, given));
  if (answer.status !== scenario.answers) {
    throw new Error(`${scenario.name}: the product answered ${answer.status}, not ${scenario.answers}.`);
  }
  const bare = await startBareServer(answer);
  try {
    const measured = { product: [], bare: [] };
    await send(url, scenario, given, WARM_UP_SECONDS.product);
    await send(bare.url, scenario, given, WARM_UP_SECONDS.bare);
    for (let round = 0; round < rounds; round += 1) {
      measured.product.push(await send(url, scenario, given, seconds));
      measured.bare.push(await send(bare.url, scenario, given, seconds));
    }
    const product = middleOf(measured.product);
    if (product.perSecond === 0) {
      throw new Error(
        `${scenario.name}: nothing was answered within ${seconds} s. Measure longer, with --seconds.`,
      );
    }
    return {
      name: scenario.name,
      ...product,
      barePerSecond: middleOf(measured.bare).perSecond,
      bytes: answer.body.length,
    };
  } finally {
    await bare.close();
  }
}
