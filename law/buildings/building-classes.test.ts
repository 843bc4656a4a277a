import { expect, it } from 'vitest';
import { readRows } from '#tests/support/buildings/read-rows.ts';
import { classDescription } from './building-classes.ts';

it('classDescription describes every class, including the name of its family', () => {
  for (const { bldgclass = '' } of readRows('building-classes.csv')) {
    expect(classDescription(bldgclass), bldgclass).toMatch(/^[A-Z].*[a-z)]$/);
    expect(classDescription(bldgclass)).toContain(classDescription(bldgclass.charAt(0)));
  }
  expect(classDescription('D3')).toBe('Elevator apartments, fireproof (without stores)');
  expect(classDescription('C1', 6)).toBe('Walk-up apartments, without stores');
  expect(classDescription('C1', 7)).toBe('Walk-up apartments, over six families without stores');
  expect(classDescription('C0', 4)).toBe('Walk-up apartments');
  expect(classDescription('X1')).toBeUndefined();
  expect(classDescription('')).toBeUndefined();
});
