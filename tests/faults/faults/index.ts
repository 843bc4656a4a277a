import type { Fault } from '../support/fault.ts';
import { bucketFails } from './bucket-fails.ts';
import { databaseKilled } from './database-killed.ts';
import { databaseUnavailable } from './database-unavailable.ts';
import { diskFull } from './disk-full.ts';
import { mailDown } from './mail-down.ts';
import { processKilled } from './process-killed.ts';
import { proxy } from './proxy.ts';
import { twoProcesses } from './two-processes.ts';

/** All faults, in the order in which they are tried. */
export const FAULTS: readonly Fault[] = [
  processKilled,
  databaseKilled,
  databaseUnavailable,
  diskFull,
  bucketFails,
  mailDown,
  twoProcesses,
  proxy,
];
