import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { isSameBillValue, parseBillValue, type BillFieldName } from '#law/bills/bill-fields.ts';
import { HAULERS } from './reading/haulers.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { lockBill } from './stored-bill.ts';
import type { CORRECTORS, SOURCES, VERDICTS } from './analysis-states.ts';

/** `none` undoes a decision. Accepting a visitor's correction confirms it. */
export type Decision =
  | { verdict: 'accepted' | 'dismissed' | 'none' }
  | { verdict: 'corrected'; value: string };

export interface ValueDecision {
  bill: number;
  value: string;
  revision: number;
  decision: Decision;
  by: (typeof CORRECTORS)[number];
}

export class DecisionRefused extends Error {
  readonly reason: 'gone' | 'changed' | 'invalid';

  constructor(reason: DecisionRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

interface StoredValue {
  field: BillFieldName;
  value: string;
  confidence: string;
  source: (typeof SOURCES)[number] | null;
  revision: string;
  corrected_value: string | null;
}

async function findLockedValue(
  req: PayloadRequest,
  { bill, value }: Pick<ValueDecision, 'bill' | 'value'>,
): Promise<StoredValue | undefined> {
  await lockBill(req, bill);
  const [row] = await queryRows<StoredValue & Record<string, unknown>>(
    req,
    sql`
    select v.field, v.value, v.confidence, v.revision, v.corrected_value, (
      select p.source from bills_pages p
      where p._parent_id = v._parent_id and p.file = v.place_file and p.page = v.place_page limit 1
    ) as source
    from bills_values v where v.id = ${value} and v._parent_id = ${bill}`,
  );
  return row;
}

interface Outcome {
  verdict: (typeof VERDICTS)[number];
  correctedValue: string | null;
}

const asRead = (verdict: Outcome['verdict']): Outcome => ({ verdict, correctedValue: null });

const confirmed = ({ corrected_value: correctedValue }: StoredValue): Outcome =>
  correctedValue ? { verdict: 'corrected', correctedValue } : asRead('accepted');

function outcomeOf(stored: StoredValue, { decision, by }: ValueDecision): Outcome {
  if (decision.verdict !== 'corrected')
    return decision.verdict === 'accepted' ? confirmed(stored) : asRead(decision.verdict);
  const { value, error } = parseBillValue(stored.field, decision.value);
  if (error !== undefined) throw new DecisionRefused('invalid', error);
  // A visitor who undoes a correction leaves the value to staff.
  if (isSameBillValue(stored.field, value, stored.value))
    return asRead(by === 'visitor' ? 'none' : 'accepted');
  return { verdict: 'corrected', correctedValue: value };
}

const HAULER_NAMES = HAULERS.map(({ name }) => name);

/** Quality statistics contain no text from bills, and only known haulers. */
async function recordQuality(
  req: PayloadRequest,
  { bill, value, by }: ValueDecision,
  { field, confidence, source }: StoredValue,
  verdict: Outcome['verdict'],
): Promise<void> {
  const decided = sql`
    with hauler as (
      select coalesce(corrected_value, value) as name from bills_values
      where _parent_id = ${bill} and field = 'hauler' order by confidence desc limit 1
    )
    insert into bill_reading_quality
      (reading_id, value_id, field, hauler, source, confidence, verdict, decided_by)
    values (${bill}, ${value}, ${field}, coalesce(
      (select name from hauler where name = any(${sql.param(HAULER_NAMES)}::text[])), ''
    ), ${source ?? 'text'}, ${confidence}, ${verdict}, ${by})
    on conflict (reading_id, value_id) do update set hauler = excluded.hauler, verdict = excluded.verdict,
      decided_by = excluded.decided_by, decided_at = now()`;
  const undecided = sql`delete from bill_reading_quality where reading_id = ${bill} and value_id = ${value}`;
  await queryRows(req, verdict === 'none' ? undecided : decided);
}

export async function recordVerdict(req: PayloadRequest, decision: ValueDecision): Promise<void> {
  const { bill, value, revision, by } = decision;
  const stored = await findLockedValue(req, decision);
  if (!stored) {
    throw new DecisionRefused('gone', 'This value no longer exists. The bill was read again or deleted.');
  }
  if (Number(stored.revision) !== revision) {
    throw new DecisionRefused('changed', 'Someone else has changed this value in the meantime.');
  }
  const { verdict, correctedValue } = outcomeOf(stored, decision);
  await queryRows(
    req,
    sql`
    update bills_values set verdict = ${verdict}, corrected_value = ${correctedValue},
      corrected_by = ${correctedValue === null ? null : by}, revision = revision + 1
    where id = ${value} and _parent_id = ${bill}`,
  );
  await recordQuality(req, decision, stored, verdict);
}
