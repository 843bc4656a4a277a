import { broken, type Fault } from '../support/fault.ts';
import { KILLS, killUnder } from '../support/kills.ts';
import { startLoad } from '../support/load.ts';

const AWAY_MS = 5000;

/** PostgreSQL is killed under load, with all its processes, and restarts after some seconds. The product keeps running. */
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
        '/readyz answers 503 after, s, at most': Math.max(...noticed).toFixed(1),
        'ready again after, s, at most': Math.max(...recovered).toFixed(1),
      },
      problems: broken({ 'the process is the same as before': product.pid() === pid }),
    };
  },
};
