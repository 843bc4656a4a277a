import { broken, type Fault } from '../support/fault.ts';
import { KILLS, killUnder } from '../support/kills.ts';
import { startLoad } from '../support/load.ts';

/** The process is killed several times under load; its supervisor restarts it each time. */
export const processKilled: Fault = {
  name: 'process-killed',
  mayRepeatMails: true,
  async run(stage) {
    const product = await stage.start();
    const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'process-killed');
    const seconds: number[] = [];
    await killUnder(load, async () => {
      product.kill();
      await product.untilReadyz(0);
      seconds.push(await product.untilReadyz(200));
    });
    const sent = await load.finish();
    return {
      sent,
      figures: {
        kills: KILLS,
        'starts by the supervisor': product.restarts(),
        'ready again after, s, at most': Math.max(...seconds).toFixed(1),
      },
      problems: broken({ 'it was started again once each time': product.restarts() === KILLS }),
    };
  },
};
