import { FAULTS } from './faults/index.ts';
import type { Fault } from './support/fault.ts';
import { describe, type Outcome, table } from './support/print.ts';
import { tryFault } from './support/try-fault.ts';
import { openWorld, type World } from './support/world.ts';

const INTERRUPTED = 130;
const names = process.argv.slice(2);
const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));

async function outcomeOf(world: World, fault: Fault): Promise<Outcome> {
  const { name } = fault;
  const skipped = fault.unable?.();
  if (skipped) return { name, skipped, isGood: true, problems: [], figures: {} };
  return tryFault(world, fault).catch((error: unknown) => ({
    name,
    isGood: false,
    problems: [error instanceof Error ? error.message : String(error)],
    figures: {},
  }));
}

async function tryAll(): Promise<Outcome[]> {
  const world = await openWorld();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void world.close().finally(() => process.exit(INTERRUPTED)));
  }
  const outcomes: Outcome[] = [];
  try {
    for (const fault of FAULTS) {
      if (names.length > 0 && !names.includes(fault.name)) continue;
      const outcome = await outcomeOf(world, fault);
      console.log(describe(outcome));
      outcomes.push(outcome);
    }
  } finally {
    await world.close();
  }
  return outcomes;
}

if (unknown.length > 0) {
  console.error(
    `Unknown fault: ${unknown.join(', ')}. Available: ${FAULTS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const outcomes = await tryAll();
console.log(`\n${table(outcomes)}`);
process.exit(outcomes.every(({ isGood }) => isGood) ? 0 : 1);
