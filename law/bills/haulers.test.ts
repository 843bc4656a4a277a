import { expect, it } from 'vitest';
import { knownHaulerIn } from './haulers.ts';

it.each([
  ['Mr. T Carting Corp.', 'MRT BWR'],
  ['Remit to: ROYAL WASTE, PO Box 12', 'Royal Waste Services'],
  ['#1 Waste and Recycler', '#1 Waste & Recycler'],
  ['Three Bridges Carting Corp.', undefined],
  ['Filcon Carting', undefined],
])('knownHaulerIn recognizes the awarded hauler, if any, in "%s": %s', (text, name) => {
  expect(knownHaulerIn(text)?.name).toBe(name);
});
