import { type Fault, findBroken } from '../support/fault.ts';
import { KILLS, killUnder, startLoad } from '../support/load.ts';

/** The process is killed several times under load; its supervisor restarts it each time. */
export const processKilled: Fault = {
  name: 'process-killed',
  mayRepeatMails: true,
  async run(stage) {
    const product = await stage.start();
    const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'process-killed');
    await killUnder(load, async () => {
      product.kill();
      await product.untilReadyz(0);
      await product.untilReadyz(200);
    });
    const sent = await load.finish();
    return { sent, errors: findBroken({ 'it is restarted once each time': product.restarts() === KILLS }) };
  },
};
