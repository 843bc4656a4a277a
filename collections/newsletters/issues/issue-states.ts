import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, Where } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import type { NewsletterIssue } from '#cms/payload-types.ts';

export const STATUSES = [
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'sending', label: 'Being sent' },
  { value: 'sent', label: 'Sent' },
  { value: 'canceled', label: 'Canceled' },
] as const;

export type IssueStatus = NewsletterIssue['status'];

/** Once sending has begun, the issue is public and its text is fixed. */
const BEGUN = ['sending', 'sent'] as const satisfies IssueStatus[];

export const hasBegun = (status: IssueStatus | undefined): boolean => BEGUN.some((begun) => begun === status);

export const WHERE_BEGUN: Where = { status: { in: [...BEGUN] } };

export const WHERE_NOT_BEGUN: Where = { status: { not_in: [...BEGUN] } };

export const WHERE_WAITING: Where = { status: { in: ['draft', 'canceled'] } };

export async function lockIssue(req: PayloadRequest, id: number): Promise<NewsletterIssue | undefined> {
  await queryRows(req, sql`select id from newsletter_issues where id = ${id} for update`);
  return findFirst(req, 'newsletter-issues', { id: { equals: id } });
}
