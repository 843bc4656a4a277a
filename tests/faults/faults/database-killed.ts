import { broken, type Fault } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';

const KILLS = 3;
const BETWEEN = 60;
const AWAY_MS = 5000;

/** PostgreSQL is killed under load, with all its processes, and comes again after some seconds. The product goes on. */
export const databaseKilled: Fault = {
  name: 'database-killed',
  async run(stage) {
    const product = await stage.start();
    const pid = product.pid();
    const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'database-killed');
    const noticed: number[] = [];
    const recovered: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await load.until(kill * BETWEEN);
      const back = stage.postgres.kill(AWAY_MS);
      noticed.push(await product.untilReadyz(503));
      await back;
      recovered.push(await product.untilReadyz(200));
    }
    const sent = await load.finish();
    return {
      sent,
      figures: {
        kills: KILLS,
        '/readyz says 503 after, s, at most': Math.max(...noticed).toFixed(1),
        'ready again after, s, at most': Math.max(...recovered).toFixed(1),
      },
      problems: broken({ 'it is the same process as before': product.pid() === pid }),
    };
  },
};
