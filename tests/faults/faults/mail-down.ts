import { ask } from '../support/examine.ts';
import { type Fault, findBroken } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';

const TRIED = `select count(*)::int as tried from payload_jobs where queue = 'mail' and total_tried > 0`;

/** The mail server is down while half of the forms are sent. */
export const mailDown: Fault = {
  name: 'mail-down',
  async run(stage) {
    const product = await stage.start();
    const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'mail-down');
    await load.until(50);
    await stage.mail.goDown();
    const before = stage.mail.filed.size;
    await load.until(150);
    const [row] = await ask<{ tried: number }>(stage.databaseUrl, TRIED);
    const readyz = await product.untilReadyz(200);
    const arrivedMeanwhile = stage.mail.filed.size - before;
    await stage.mail.goUp();
    const sent = await load.finish();
    return {
      sent,
      errors: findBroken({
        'no mail arrived while the server was down': arrivedMeanwhile === 0,
        'mails were attempted, and stayed queued': (row?.tried ?? 0) > 0,
        'forms were accepted all the time': readyz < 1,
      }),
    };
  },
};
