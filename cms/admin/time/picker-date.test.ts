import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromPicker, toPicker } from './picker-date.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata'])(
  'the date picker of a browser in %s',
  (zone) => {
    it('shows the clock in New York, summer and winter', () => {
      vi.stubEnv('TZ', zone);
      expect(toPicker('2026-11-23T23:00:00.000Z').toString()).toMatch(/Mon Nov 23 2026 18:00:00/);
      expect(toPicker('2026-07-01T02:30:00.000Z').toString()).toMatch(/Tue Jun 30 2026 22:30:00/);
    });

    it('stores the moment that it showed', () => {
      vi.stubEnv('TZ', zone);
      for (const at of ['2026-11-23T23:00:00.000Z', '2026-07-01T02:30:00.000Z', '2027-01-01T04:59:00.000Z']) {
        expect(fromPicker(toPicker(at))).toBe(at);
      }
    });
  },
);
