import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryBuilding } from '#tests/support/buildings/arbitrary-building.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { lawDeadlines, hasDeadline, LAW_IDS, LAW_RULES } from './index.ts';

it('each law returns only its own deadlines', () => {
  fc.assert(
    fc.property(arbitraryBuilding, fc.constantFrom(...LAW_IDS), (building, law) => {
      const { due } = LAW_RULES[law].decide(building);
      return !due || !('deadline' in due) || hasDeadline(law, due.deadline);
    }),
    { numRuns: 500 },
  );
});

it('lawDeadlines finds the deadlines of a law in the register', () => {
  const deadlineKeys = (law: (typeof LAW_IDS)[number]) =>
    lawDeadlines(law, SEED_REGISTER)
      .map(({ key }) => key)
      .toSorted();

  expect(deadlineKeys('ll152')).toEqual(['ll152-a', 'll152-b', 'll152-c', 'll152-d']);
  expect(deadlineKeys('ll97-321')).toEqual(['ll97-321-late-filers', 'll97-321-measures', 'll97-321-report']);
  expect(deadlineKeys('landmark')).toEqual([]);
});
