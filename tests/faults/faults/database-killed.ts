import { type Fault, findBroken } from '../support/fault.ts';
import { killUnder, startLoad } from '../support/load.ts';

const AWAY_MS = 5000;

/** All PostgreSQL processes are killed under load, and restart after a few seconds. The product keeps running. */
export const databaseKilled: Fault = {
  name: 'database-killed',
  mayRepeatMails: true,
  async run(stage) {
    const product = await stage.start();
    const pid = product.pid();
    const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'database-killed');
    await killUnder(load, async () => {
      const back = stage.postgres.kill(AWAY_MS);
      await product.untilReadyz(503);
      await back;
      await product.untilReadyz(200);
    });
    const sent = await load.finish();
    return { sent, errors: findBroken({ 'the process is the same as before': product.pid() === pid }) };
  },
};
