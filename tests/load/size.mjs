import { rm } from 'node:fs/promises';
import { dataFolder, startServer } from '../support/run/product.mjs';
import { fillBlog } from './articles.mjs';
import { idleMegabytes, peakMegabytes } from './memory.mjs';
import { SCENARIOS } from './scenarios.mjs';
import { measureThroughput } from './throughput.mjs';
import { assess } from './uploads.mjs';

/** Nobody is refused for sending much. */
const VARIABLES = { RATE_LIMIT_FORMS_PER_MINUTE: '0' };

async function withServer(folder, opened, work) {
  const server = await startServer({ folder, variables: VARIABLES });
  opened.add(server);
  try {
    return await work(server);
  } finally {
    opened.delete(server);
    await server.close();
  }
}

async function measureAll({ url }, options) {
  const given = { origin: url, assessment: await assess(url) };
  const measured = [];
  for (const scenario of SCENARIOS) {
    measured.push(await measureThroughput(scenario, { url, given, ...options }));
    console.log(`Measured ${scenario.name}`);
  }
  return measured;
}

/**
 * Measures the product with a blog of `articles`: its first start, a later one, its memory, and each scenario. `also`
 * measures more on the same server, while it is idle; servers that run are in `opened`.
 */
export async function measureSize(articles, { opened, also = () => [], ...options }) {
  const folder = await dataFolder();
  try {
    const first = await withServer(folder, opened, async ({ data, seconds }) => ({
      seconds,
      articles: await fillBlog(data, articles),
    }));
    return await withServer(folder, opened, async (server) => {
      const idle = await idleMegabytes(server.pid);
      const others = await also(server);
      const { peak, result } = await peakMegabytes(server.pid, () => measureAll(server, options));
      const seconds = { first: first.seconds, later: server.seconds };
      return { articles: first.articles, seconds, memory: { idle, peak }, scenarios: result, others };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
