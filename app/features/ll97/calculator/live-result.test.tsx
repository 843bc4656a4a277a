import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PATHWAY_NAMES } from '#law/ll97/coverage.ts';
import { formOf } from '#tests/support/form-of.ts';
import { startingCopy } from '#tests/support/starting-copy.ts';
import { filled, ll97On } from '#tests/support/starting-register.ts';
import { LIVE_PLACEHOLDERS, liveResult, type LiveFigures } from './live-result.tsx';

const TODAY = '2026-11-23';

const FIGURES: LiveFigures = {
  law: ll97On(TODAY),
  today: TODAY,
  cautions: filled(startingCopy('ll97-report').report.cautions, TODAY),
  values: LIVE_PLACEHOLDERS.map((placeholder) => [placeholder, filled(placeholder, TODAY)] as const),
};

const OFFICE = {
  'uses[0].propertyType': 'Office',
  'uses[0].squareFeet': '450,000',
  electricityKwh: '5,200,000',
  naturalGasTherms: '180,000',
  pathway: 'article320',
};

function resultOf(fields: Record<string, string>) {
  const { content, ...result } = liveResult(formOf(fields), FIGURES);
  return { ...result, text: renderToStaticMarkup(content) };
}

describe('liveResult', () => {
  it('shows the figures of the office worked example', () => {
    const { text, summary, announcement } = resultOf(OFFICE);
    for (const figure of ['3,411.00', '2,458.58', '1,709.98', '$133,757.89', '$259,002.44']) {
      expect(text).toContain(figure);
    }
    expect(text).not.toContain('Safe');
    expect(summary).toBe(
      'Within the limit through 2029, over it starting in 2030 (2035 and later are estimates).',
    );
    expect(announcement).toBe(
      'Under the limit until 2029. Within the limit in 2024-2029, with 952.42 t a year to spare. Starting in 2030, it would be over the limit by 499.10 t: up to $133,757.89 a year.',
    );
  });

  it('is marked as an estimate while no bills are entered', () => {
    const { text } = resultOf({ ...OFFICE, electricityKwh: '', naturalGasTherms: '' });
    expect(text).toContain('Estimate');
    expect(text).toContain('no bills were entered');
  });

  it('names missing fields instead of showing a verdict', () => {
    const { text, summary, announcement } = resultOf({ ...OFFICE, 'uses[0].squareFeet': '', pathway: '' });
    expect(text).toContain('Still needed for a result');
    expect(text).toContain('Use 1, gross floor area');
    expect(text).toContain('Do any of these apply?');
    expect(summary).toBe('Still needed: Use 1, gross floor area; Do any of these apply?');
    expect(text).not.toMatch(/Safe|At risk|\$/);
    expect(announcement).toBe('');
  });

  it.each([
    [{ electricityKwh: '12 kWh' }, 'Electricity, kWh: Please enter a number such as 80,000, zero or more'],
    [{ electricityKwh: '0', naturalGasTherms: '0' }, 'at least one amount above zero'],
  ])('explains invalid figures: %o', (fields, message) => {
    const { text, summary } = resultOf({ ...OFFICE, ...fields });
    expect(text).toContain(message);
    expect(text).not.toMatch(/Safe|At risk/);
    expect(summary).toBe('Some figures need checking.');
  });

  it.each(['article321', 'cityPortfolio'])('shows no limit, risk or penalty for pathway %s', (pathway) => {
    const { text, summary } = resultOf({ ...OFFICE, pathway });
    expect(text.match(/No yearly limit</g)).toHaveLength(5);
    expect(text).not.toMatch(/Safe|Borderline|At risk|\$|over the limit/);
    expect(summary).toBe('No yearly limit applies in any period.');
  });

  it('fills every placeholder for every pathway and size', () => {
    for (const pathway of PATHWAY_NAMES) {
      for (const squareFeet of ['20,000', '450,000']) {
        const { text, announcement } = resultOf({ ...OFFICE, 'uses[0].squareFeet': squareFeet, pathway });
        expect(`${text} ${announcement}`).not.toMatch(/\{(figure|deadline):/);
      }
    }
  });
});
