import { getPayload } from 'payload';
import config from '#cms/payload.config.ts';
import { makeEdition } from '#collections/bulk/make-edition.ts';

/**
 * Writes the bulk files for all lots that are loaded. Prints the seconds, the megabytes that the process took at most, as a
 * whole and above the idle process, and the rows and bytes of the largest file.
 */
const SAMPLE_MS = 20;
const MEGABYTE = 1_000_000;

const payload = await getPayload({ config });
(globalThis as { gc?: () => void }).gc?.();
const idle = process.memoryUsage.rss();
let most = idle;
const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS);
const start = performance.now();
const { files } = await makeEdition(payload, { databaseUrl: process.env.DATABASE_URL ?? '' });
const seconds = (performance.now() - start) / 1000;
clearInterval(sampling);

const { rows, bytes } = files.find(({ name }) => name === 'obligations.csv.gz') ?? {};
console.log(
  JSON.stringify({ seconds, megabytes: most / MEGABYTE, above: (most - idle) / MEGABYTE, rows, bytes }),
);
process.exit();
