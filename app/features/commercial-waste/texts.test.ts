import { describe, expect, it } from 'vitest';
import { zoneStatus, type ZoneName } from '#law/commercial-waste/zones.ts';
import { startingCopy } from '#tests/support/starting-copy.ts';
import { filled, zonesOn } from '#tests/support/starting-register.ts';
import { nextStepText, officialZoneOn } from './official-zone.ts';
import { zoneHeadline, signUpText, statusBadge, statusSentence } from './texts.ts';

const STEPS = startingCopy('cwz-zones').nextSteps;

const on = (zip: string, day = '2026-11-22') => officialZoneOn(zonesOn(day), zip, day);

const zoneNamed = (name: ZoneName) => zonesOn().find((zone) => zone.name === name)!;

describe('the report headline', () => {
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
  ])('for ZIP code %s is: %s', (zip, headline) => {
    expect(zoneHeadline(on(zip))).toBe(headline);
  });
});

describe('the zone badge', () => {
  const badgeOn = (zip: string, day: string) => {
    const official = on(zip, day);
    return official.kind === 'zone' ? statusBadge(official.status, day) : undefined;
  };

  it.each([
    ['2026-10-30', 'medium', 'Date set'],
    ['2026-10-31', 'veryHigh', '30 days left'],
    ['2026-11-28', 'veryHigh', '2 days left'],
    ['2026-11-29', 'veryHigh', '1 day left'],
    ['2026-11-30', 'veryHigh', 'Last day'],
    ['2026-12-01', 'low', 'Live'],
  ])('on %s has the tone "%s" and the label "%s"', (day, tone, label) => {
    expect(badgeOn('11211', day)).toEqual({ tone, label });
  });

  it('shows no countdown to a proposed date', () => {
    expect(badgeOn('11101', '2027-05-20')?.label).toBe('Proposed, unverified');
  });
});

describe('the next step in a report', () => {
  it.each([
    ['11373', 'You need a written contract directly with'],
    [
      '11211',
      "Sign a written contract with one of the zone's carters, or, for containers of {figure:cwz-large-container} cubic yards or more, with a citywide carter, by November 30, 2026.",
    ],
    ['11101', 'There is nothing to sign for this zone yet.'],
    ['10020', 'There is nothing to sign for this zone yet.'],
    ['10024', 'Look up your street address'],
    ['90210', 'Look up your street address'],
  ])('matches the zone status of ZIP code %s', (zip, start) => {
    expect(nextStepText(on(zip), STEPS).startsWith(start)).toBe(true);
  });
});

it('the next step says how many days a business has to choose another carter', () => {
  expect(filled(nextStepText(on('11373'), STEPS))).toMatch(/; you then have 30 days to choose another\.$/);
});

describe('the zone status', () => {
  it.each([
    ['Queens Central', 'Live since January 3, 2025.'],
    ['Brooklyn North', 'Goes live on December 1, 2026.'],
    [
      'Queens West',
      'Proposed to go live on June 1, 2027. We could not verify that the proposal was adopted.',
    ],
    ['Midtown North', 'The city has set no date for this zone yet.'],
  ] as const)('for %s is described as: %s', (name, sentence) => {
    expect(statusSentence(zoneStatus(zoneNamed(name), '2026-11-21'))).toBe(sentence);
  });

  it('marks an inferred sign-up window', () => {
    const inferred = zoneNamed('Brooklyn North').signUp;
    const published = zoneNamed('Bronx East').signUp;
    expect(inferred && signUpText(inferred)).toBe(
      'October 2026 to November 30, 2026 (inferred, not published)',
    );
    expect(published && signUpText(published)).toBe('October 1, 2025 to November 30, 2025');
  });
});
