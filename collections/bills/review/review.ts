import type { PayloadRequest } from 'payload';
import { UNSURE } from '#law/bills/finding.ts';
import { monthlyCost, proposeFindings } from '#law/bills/propose-findings.ts';
import { type Zone, zoneStatus } from '#law/commercial-waste/zones.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { LOW_CONFIDENCE } from '../reading/reading.ts';
import { mayReadAgain } from '#collections/bills/read-again.ts';
import { findBill, findFiles } from '#collections/bills/stored-bill.ts';
import { BY_HAND_REASONS } from '#collections/bills/analysis-states.ts';
import { refusalOf } from '../uploads/downloads.ts';
import { findContext } from './bill-context.ts';
import { billOf, currentValue, type StoredValue } from './confirmed-bill.ts';
import type { BillReview, ReviewValue } from './review-schema.ts';

function zoneText(zone: Zone | undefined, day: string): string {
  if (!zone) return 'The address does not decide the commercial waste zone.';
  const status = zoneStatus(zone, day);
  if (status.kind === 'live') return `${zone.name}, live since ${longDay(status.date)}.`;
  if (status.kind === 'scheduled') return `${zone.name}, not live until ${longDay(status.date)}.`;
  return `${zone.name}, not live.`;
}

const valueOf = (stored: StoredValue): ReviewValue => ({
  id: stored.id ?? '',
  revision: stored.revision,
  field: stored.field,
  line: stored.line ?? null,
  label: stored.label ?? null,
  current: currentValue(stored),
  read: stored.value,
  printed: stored.printed,
  place: stored.place,
  isLow: stored.confidence < LOW_CONFIDENCE,
  verdict: stored.verdict,
  correctedBy: stored.correctedBy ?? null,
});

const withoutConfidence = (values: readonly StoredValue[]): StoredValue[] =>
  values.map((value) => ({ ...value, confidence: value.confidence / 2 }));

export async function findUncheckedFindings(req: PayloadRequest, bill: number): Promise<string[]> {
  const stored = await findBill(req, bill);
  if (!stored?.values?.length) return [];
  const said = billOf(withoutConfidence(stored.values));
  const context = await findContext(req, bill, said.period?.end);
  return proposeFindings(said, context)
    .filter(({ checks }) => checks.includes(UNSURE))
    .map(({ title }) => title);
}

export async function loadReview(req: PayloadRequest, id: number): Promise<BillReview | undefined> {
  const bill = await findBill(req, id);
  if (!bill) return undefined;
  const files = await findFiles(req, id);
  const values = bill.values ?? [];
  const said = billOf(values);
  const context = await findContext(req, id, said.period?.end);
  return {
    state: bill.state,
    reason: BY_HAND_REASONS.find(({ value }) => value === bill.reason)?.label,
    kind: bill.kind ?? undefined,
    files: files.map((file) => ({ name: file.originalName, refusal: refusalOf(file) })),
    pages: (bill.pages ?? []).map(({ file, page, width, height, source }) => ({
      file,
      page,
      width,
      height,
      source,
    })),
    values: values.map(valueOf),
    mayReadAgain: mayReadAgain(bill),
    findings: values.length > 0 ? proposeFindings(said, context) : [],
    zone: zoneText(context.zone, context.day),
    monthlyCost: monthlyCost(said),
  };
}
