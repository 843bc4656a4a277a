import { describe, expect, it } from 'vitest';
import { shownBox } from './shown.ts';

const shown = { width: 1000, height: 600 };
const box = { left: 10, right: 110, top: 20, bottom: 40 };
const upright = { width: 600, height: 1000 };

describe('shownBox', () => {
  it.each([
    [0, shown, box],
    [180, shown, { left: 890, right: 990, top: 560, bottom: 580 }],
    [90, upright, { left: 20, right: 40, top: 490, bottom: 590 }],
    [270, upright, { left: 960, right: 980, top: 10, bottom: 110 }],
  ] as const)('undoes a rotation by %i degrees', (turn, straight, expected) => {
    expect(shownBox(box, { turn, tilt: 0, shown, straight })).toEqual(expected);
  });

  it('undoes a tilt around the center of the page', () => {
    const straight = { width: 1020, height: 640 };
    const middle = { left: 905, right: 915, top: 315, bottom: 325 };
    const { left, right, top, bottom } = shownBox(middle, { turn: 0, tilt: 3, shown, straight });
    expect((left + right) / 2).toBeCloseTo(500 + 400 * Math.cos(Math.PI / 60), 6);
    expect((top + bottom) / 2).toBeCloseTo(300 + 400 * Math.sin(Math.PI / 60), 6);
  });
});
