import { broken, type Fault } from '../support/fault.ts';
import { KILLS, killUnder } from '../support/kills.ts';
import { startLoad } from '../support/load.ts';

const AWAY_MS = 5000;

/** PostgreSQL is killed under load, with all its processes, and comes again after some seconds. The product goes on. */
export const databaseKilled: Fault = {
  name: 'database-killed',
  mayRepeatMails: true,
  async run(stage) {
    const product = await stage.start();
    const pid = product.pid();
    const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'database-killed');
    const noticed: number[] = [];
    const recovered: number[] = [];
    await killUnder(load, async () => {
      const back = stage.postgres.kill(AWAY_MS);
      noticed.push(await product.untilReadyz(503));
      await back;
      recovered.push(await product.untilReadyz(200));
    });
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
