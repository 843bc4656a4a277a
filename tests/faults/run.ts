import { bucketFails } from './faults/bucket-fails.ts';
import { databaseKilled } from './faults/database-killed.ts';
import { databaseUnavailable } from './faults/database-unavailable.ts';
import { diskFull } from './faults/disk-full.ts';
import { mailDown } from './faults/mail-down.ts';
import { processKilled } from './faults/process-killed.ts';
import { proxy } from './faults/proxy.ts';
import { twoProcesses } from './faults/two-processes.ts';
import type { Fault } from './support/fault.ts';
import { tryFault } from './support/try-fault.ts';
import { openWorld } from './support/world.ts';

const INTERRUPTED = 130;

const FAULTS: readonly Fault[] = [
  processKilled,
  databaseKilled,
  databaseUnavailable,
  diskFull,
  bucketFails,
  mailDown,
  twoProcesses,
  proxy,
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));
const selected = FAULTS.filter(({ name }) => names.length === 0 || names.includes(name));

/** Runs the selected faults, and prints a line for each, with its errors below. Returns whether there were no errors. */
async function tryAll(): Promise<boolean> {
  const world = await openWorld();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void world.close().finally(() => process.exit(INTERRUPTED)));
  }
  let isGood = true;
  try {
    for (const fault of selected) {
      const skipped = fault.unable?.();
      if (skipped) {
        console.log(`skipped  ${fault.name}: ${skipped}`);
        continue;
      }
      const errors = await tryFault(world, fault).catch((error: unknown) => [
        error instanceof Error ? error.message : String(error),
      ]);
      console.log(`${errors.length === 0 ? 'ok     ' : 'FAILED '}  ${fault.name}`);
      for (const error of errors) console.log(`  ! ${error}`);
      isGood &&= errors.length === 0;
    }
  } finally {
    await world.close();
  }
  return isGood;
}

if (unknown.length > 0) {
  console.error(
    `Unknown fault: ${unknown.join(', ')}. Available: ${FAULTS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
process.exit((await tryAll()) ? 0 : 1);
