import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { activeUsers, STAFF_ROLES } from '#cms/access.ts';
import { findAll } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { idOf } from '#cms/fields/id-of.ts';
import type { AssignmentRule, User } from '#cms/payload-types.ts';
import { moduleOf, type SubmissionKey } from './kinds/index.ts';

const includesOrAny = (chosen: readonly string[] | null | undefined, value: string | undefined): boolean =>
  !chosen?.length || (value !== undefined && chosen.includes(value));

export const fits = (
  { kinds, modules }: Pick<AssignmentRule, 'kinds' | 'modules'>,
  submission: { collection: string; module: string | undefined },
): boolean => includesOrAny(kinds, submission.collection) && includesOrAny(modules, submission.module);

/** Round robin: the next person after `last`, or the first if `last` is null or not in the list. */
export function nextAfter<Person extends { id: number }>(
  people: readonly Person[],
  order: readonly number[],
  last: number | null,
): Person | undefined {
  const start = last === null ? -1 : order.indexOf(last);
  const turns = order.map((_, index) => order[(start + 1 + index) % order.length]);
  return turns.map((id) => people.find((person) => person.id === id)).find(Boolean);
}

async function peopleOf(req: PayloadRequest, order: readonly number[]): Promise<User[]> {
  const where = { id: { in: [...order] }, ...activeUsers(...STAFF_ROLES) };
  const found = await findAll(req, 'users', where);
  return order.flatMap((id) => found.find((user) => user.id === id) ?? []);
}

/** The lock makes simultaneous submissions wait for each other's transaction. */
async function takeTurn(req: PayloadRequest, { id, people }: AssignmentRule): Promise<User | undefined> {
  const order = people.flatMap((person) => idOf(person) ?? []);
  const [turn] = await queryRows<{ last_person: number | null }>(
    req,
    sql`insert into assignment_turns (rule_id) values (${id})
        on conflict (rule_id) do update set rule_id = excluded.rule_id returning last_person`,
  );
  const next = nextAfter(await peopleOf(req, order), order, turn?.last_person ?? null);
  if (next) {
    await queryRows(req, sql`update assignment_turns set last_person = ${next.id} where rule_id = ${id}`);
  }
  return next;
}

export async function assignByRule(
  req: PayloadRequest,
  { collection, id }: SubmissionKey,
  document: unknown,
): Promise<User | undefined> {
  const rules = await findAll(req, 'assignment-rules', { isActive: { equals: true } }, 'order');
  const submission = { collection, module: moduleOf(collection, document) };
  for (const rule of rules.filter((each) => fits(each, submission))) {
    const person = await takeTurn(req, rule);
    if (!person) continue;
    await req.payload.update({ collection, id, data: { assignee: person.id }, depth: 0, req });
    return person;
  }
  return undefined;
}
