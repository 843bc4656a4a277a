import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapInSlices, oneAtATime } from './in-slices.server.ts';

const busyFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('mapInSlices maps in order and yields to other work', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const doubled = await mapInSlices(
    Array.from({ length: 20 }, (_, index) => index),
    (index) => {
      busyFor(6);
      return index * 2;
    },
  );
  clearInterval(timer);
  expect(doubled).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
  expect(turns).toBeGreaterThan(4);
});

it('oneAtATime waits for earlier work, even if it fails', async () => {
  const inTurn = oneAtATime();
  const events: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      await wait(5);
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
