import { fillFigures } from '#app/data/figures.server.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import type { LotAnswers } from '../answers.server.ts';
import { type RecordNumbers, recordNumbers } from './numbers-view.ts';

/** What a shed costs comes from the register. */
export const readNumbers = (
  summary: RecordSummary,
  { record, facts }: Pick<LotAnswers, 'record' | 'facts'>,
): Promise<RecordNumbers> =>
  fillFigures(recordNumbers(summary, { bins: record.bins, units: facts.units?.value }));
