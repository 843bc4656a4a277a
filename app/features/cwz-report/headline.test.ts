import { describe, expect, it } from 'vitest';
import { officialZoneOn } from './official-zone-on.ts';
import { headlineOf, nextStepOf } from './headline.ts';

const on = (zip: string, day = '2026-11-22') => officialZoneOn(zip, day);

describe('the headline of a report', () => {
  it.each([
    ['11373', 'Your zone is Queens Central, live since January 3, 2025.'],
    ['11211', 'Your zone is Brooklyn North. It goes live on December 1, 2026.'],
    ['11101', 'Your zone is Queens West, proposed to go live on June 1, 2027.'],
    ['10020', 'Your zone is Midtown North. The city has set no date for it yet.'],
    ['11371', 'Your zone is probably Queens Central, live since January 3, 2025.'],
    ['10024', 'Your zone is Manhattan West or Upper Manhattan. Your address decides.'],
    ['11218', 'Your zone is Brooklyn Southwest, Brooklyn West or Brooklyn South. Your address decides.'],
    ['11235', 'Your zone is probably Brooklyn South. Your address decides.'],
    ['90210', 'Your address decides which zone you are in.'],
  ])('names the official zone of ZIP code %s and its date', (zip, headline) => {
    expect(headlineOf(on(zip))).toBe(headline);
  });

  it('changes on the day on which the zone goes live', () => {
    expect(headlineOf(on('11211', '2026-11-30'))).toContain('It goes live on December 1, 2026.');
    expect(headlineOf(on('11211', '2026-12-01'))).toContain('live since December 1, 2026.');
  });
});

describe('the next step of a report', () => {
  it.each([
    ['11373', 'You need a written contract directly with'],
    ['11211', "Sign a written contract with one of the zone's carters by November 30, 2026."],
    ['11101', 'There is nothing to sign for the zone yet.'],
    ['10020', 'There is nothing to sign for the zone yet.'],
    ['10024', 'Look your street address up'],
    ['90210', 'Look your street address up'],
  ])('fits where the zone of ZIP code %s stands', (zip, start) => {
    expect(nextStepOf(on(zip)).startsWith(start)).toBe(true);
  });
});
