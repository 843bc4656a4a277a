import { startBadBucket } from '../support/bad-bucket.ts';
import { broken, type Fault } from '../support/fault.ts';
import { fillIn } from '../support/forms.ts';
import { startLoad } from '../support/load.ts';

const REFUSED = 12;

/** A visitor waits for a bucket no longer than this, in seconds. */
const LONGEST_WAIT = 20;

/** Whether an upload is refused with a page that says so, and still has what was typed. */
async function isRefusedReadably(siteUrl: string): Promise<boolean> {
  const { path, body, mark } = fillIn('invoice', 'bucket-fails-0@faults.example');
  const response = await fetch(new URL(path, siteUrl), {
    method: 'POST',
    body: body(),
    headers: { origin: siteUrl },
  });
  const page = await response.text();
  return response.status === 503 && page.includes(mark) && page.includes('could not be stored');
}

/** The bucket for uploads answers 500 for a while, then not at all. */
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
      const refused = () => load.answers().filter((status) => status === 503).length;
      await load.until(40);
      bucket.setMood('answers 500');
      await load.when(() => refused() >= REFUSED);
      const isReadable = await isRefusedReadably(product.url);
      bucket.setMood('well');
      await load.until(100);
      bucket.setMood('hangs');
      const before = refused();
      const begin = performance.now();
      const isReadableToo = await isRefusedReadably(product.url);
      const waited = (performance.now() - begin) / 1000;
      await load.when(() => refused() >= before + REFUSED);
      bucket.setMood('well');
      const sent = await load.finish();
      const files = await bucket.listFiles();
      return {
        sent,
        listFiles: () => Promise.resolve(files),
        figures: { 'told of a bucket that hangs after, s': waited.toFixed(1) },
        problems: broken({
          'a bucket that answers 500 is told of, with what was typed': isReadable,
          'a bucket that hangs is told of, with what was typed': isReadableToo,
          'nobody waits long for a bucket that hangs': waited < LONGEST_WAIT,
        }),
      };
    } finally {
      await bucket.close();
    }
  },
};
