import { startBadBucket } from '../support/bad-bucket.ts';
import { findBroken, type Fault } from '../support/fault.ts';
import { fillIn } from '../support/forms.ts';
import { startLoad } from '../support/load.ts';

const REJECTED = 12;

/** The maximum time that a visitor waits for a bucket, in seconds. */
const MAX_WAIT = 20;

/** Whether a rejected upload returns a page with an error message and the typed values. */
async function isRejectedReadably(siteUrl: string): Promise<boolean> {
  const { path, body, mark } = fillIn('invoice', 'bucket-fails-0@faults.example');
  const response = await fetch(new URL(path, siteUrl), {
    method: 'POST',
    body: body(),
    headers: { origin: siteUrl },
  });
  const page = await response.text();
  return response.status === 503 && page.includes(mark) && page.includes('could not be stored');
}

/** The bucket for uploads returns 500s for a while, and later does not respond at all. */
export const bucketFails: Fault = {
  name: 'bucket-fails',
  async run(stage) {
    const bucket = await startBadBucket();
    try {
      const product = await stage.start({ environment: bucket.environment });
      const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'bucket-fails', [
        'invoice',
        'contact',
      ]);
      const rejected = () => load.answers().filter((status) => status === 503).length;
      await load.until(40);
      bucket.setMood('answers 500');
      await load.when(() => rejected() >= REJECTED);
      const isReadable = await isRejectedReadably(product.url);
      bucket.setMood('well');
      await load.until(100);
      bucket.setMood('hangs');
      const before = rejected();
      const begin = performance.now();
      const isReadableToo = await isRejectedReadably(product.url);
      const waited = (performance.now() - begin) / 1000;
      await load.when(() => rejected() >= before + REJECTED);
      bucket.setMood('well');
      const sent = await load.finish();
      const files = await bucket.listFiles();
      return {
        sent,
        listFiles: () => Promise.resolve(files),
        errors: findBroken({
          'a failing bucket is reported beside the typed values': isReadable,
          'a hanging bucket is reported beside the typed values': isReadableToo,
          'no visitor waits long for a hanging bucket': waited < MAX_WAIT,
        }),
      };
    } finally {
      await bucket.close();
    }
  },
};
