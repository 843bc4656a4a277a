import { importSet } from '#city-data/import/import-set.ts';
import type { SetName } from '#city-data/sets/set.ts';

/** Imports a set from a file. Prints the seconds, and the megabytes that it took above the idle process. */
const [name, file] = process.argv.slice(2) as [SetName, string];
const databaseUrl = process.env.DATABASE_URL ?? '';
const SAMPLE_MS = 20;
const MEGABYTE = 1_000_000;

const idle = process.memoryUsage.rss();
let peak = idle;
const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
const start = performance.now();
await importSet({ databaseUrl, name, source: file });
clearInterval(timer);
process.stdout.write(
  JSON.stringify({ seconds: (performance.now() - start) / 1000, megabytes: (peak - idle) / MEGABYTE }),
);
