import { describe, expect, it } from 'vitest';
import type { Figure } from '#law/figures/register.ts';
import { exampleDeadline, exampleFigure } from '#tests/support/register.ts';
import { type FigureCardView, partView } from './figure-card-view.ts';

const TODAY = '2026-11-23';

const FIGURE = exampleFigure({ values: [{ from: '2024-01-01', value: '268' }] });

const DEADLINE = exampleDeadline();

const { source, certainty, checkedOn } = FIGURE;
const CHECKED = { source, certainty, checkedOn };

function findCard(part: Parameters<typeof partView>[0]): FigureCardView {
  const view = partView(part, TODAY);
  if (!('card' in view)) throw new Error('This is not a card.');
  return view.card;
}

const figureCard = (values: Figure['values'], kind: Figure['kind'] = 'money') =>
  findCard({ figure: { ...FIGURE, values, kind } });

describe('a figure card', () => {
  it("shows today's value, its unit, start date and source", () => {
    expect(findCard({ figure: FIGURE })).toEqual({
      ...CHECKED,
      name: FIGURE.name,
      value: '$268',
      unit: 'per metric ton',
      validity: ['Valid from January 1, 2024.'],
      statement: FIGURE.statement,
      citation: FIGURE.citation,
      url: '/figures#penalty',
      list: 'figures',
    });
  });

  it('shows upcoming values', () => {
    const card = findCard({ figure: exampleFigure() });
    expect(card.value).toBe('$268');
    expect(card.validity).toEqual([
      'Valid from January 1, 2024.',
      '$300 per metric ton from January 1, 2027.',
    ]);
  });

  it.each([
    ['only later', [{ from: '2027-01-01', value: '300' }], ['Valid from January 1, 2027.']],
    [
      'no longer',
      [{ from: '2024-01-01', to: '2025-12-31', value: '300' }],
      ['Valid until December 31, 2025.'],
    ],
    [
      'for a limited time',
      [{ from: '2026-01-01', to: '2026-12-31', value: '300' }],
      ['Valid from January 1, 2026 until December 31, 2026.'],
    ],
    ['always', [{ value: '300' }], []],
  ])('shows when a value applies: %s', (_, values, validity) => {
    expect(figureCard(values)).toMatchObject({ value: '$300', validity });
  });

  it('shows no start date for a figure that is itself a date', () => {
    expect(figureCard([{ from: '2024-01-01', value: '2027-05-01' }], 'date')).toMatchObject({
      value: 'May 1, 2027',
      validity: [],
    });
  });

  it('shows no value when none is known', () => {
    expect(figureCard([]).value).toBeUndefined();
  });

  it('shows the unit of a duration only once', () => {
    const figure = exampleFigure({ kind: 'duration', unit: 'days', values: [{ value: '60' }] });
    expect(findCard({ figure })).toMatchObject({ value: '60 days', unit: '' });
  });
});

describe('a deadline card', () => {
  it('shows the next date, who must act and the penalty for missing it', () => {
    expect(findCard({ deadline: DEADLINE })).toEqual({
      ...CHECKED,
      name: DEADLINE.what,
      value: 'May 1, 2027',
      unit: '',
      validity: ['May 1 each year.', 'If missed: $0.50 per square foot.'],
      statement: 'Article 320 buildings.',
      url: '/figures?kind=deadlines#report',
      list: 'deadlines',
    });
  });

  it('marks a date that has passed', () => {
    const deadline = { ...DEADLINE, date: '2025-05-01', everyYears: undefined };
    expect(findCard({ deadline })).toMatchObject({ value: 'May 1, 2025', unit: '(past)' });
  });

  it('describes the deadline in words when it has no date', () => {
    const deadline = { ...DEADLINE, date: undefined, everyYears: undefined, dateInWords: 'within 30 days' };
    expect(findCard({ deadline })).toMatchObject({
      value: 'Within 30 days',
      validity: ['If missed: $0.50 per square foot.'],
    });
  });
});
