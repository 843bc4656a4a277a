import type { Payload } from 'payload';
import { LOW_CONFIDENCE } from '../reading/reading.ts';

export interface Quality {
  name: string;
  accepted: number;
  corrected: number;
  dismissed: number;
  wrongMarkedLow: number;
}

export type Breakdown = 'field' | 'hauler' | 'source';

const COUNTS = `
  count(*) filter (where verdict = 'accepted')::int as "accepted",
  count(*) filter (where verdict = 'corrected')::int as "corrected",
  count(*) filter (where verdict = 'dismissed')::int as "dismissed",
  count(*) filter (where verdict <> 'accepted' and confidence < $1)::int as "wrongMarkedLow"`;

const IN_RANGE = `from bill_reading_quality where $2::int is null or decided_at >= now() - make_interval(days => $2)`;

interface Range {
  days?: number;
}

export async function qualityBy(
  { db }: Pick<Payload, 'db'>,
  breakdown: Breakdown,
  { days }: Range,
): Promise<Quality[]> {
  const { rows } = await db.pool.query<Quality & Record<string, unknown>>(
    `select ${breakdown}::text as "name", ${COUNTS} ${IN_RANGE} group by 1 order by count(*) desc, 1`,
    [LOW_CONFIDENCE, days ?? null],
  );
  return rows;
}

const ZERO: Quality = { name: '', accepted: 0, corrected: 0, dismissed: 0, wrongMarkedLow: 0 };

export const totalQuality = (parts: readonly Quality[]): Quality =>
  parts.reduce(
    (all, part) => ({
      name: '',
      accepted: all.accepted + part.accepted,
      corrected: all.corrected + part.corrected,
      dismissed: all.dismissed + part.dismissed,
      wrongMarkedLow: all.wrongMarkedLow + part.wrongMarkedLow,
    }),
    ZERO,
  );

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;

const wrong = ({ corrected, dismissed }: Quality): number => corrected + dismissed;

export const shareRight = (quality: Quality): string =>
  share(quality.accepted, quality.accepted + wrong(quality));

export const shareMarked = (quality: Quality): string => share(quality.wrongMarkedLow, wrong(quality));
