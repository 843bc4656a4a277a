import { sql } from '@payloadcms/db-postgres';
import type { Payload, TaskConfig } from 'payload';
import { activeUsers } from '#cms/access.ts';
import { findAll } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit, queryRows } from '#cms/database/transactions.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { checkHealth } from './health.ts';

const KEY = 'health-warnings';

/** Emails admins about new warnings, including returning ones. Returns the number of recipients. */
export async function mailHealthWarnings(payload: Payload, now = new Date()): Promise<number> {
  const warnings = (await checkHealth(payload, now)).filter(({ warning }) => warning);
  return inTransaction(payload, async (req) => {
    await lockUntilCommit(req, KEY);
    const [stored] = await queryRows<{ ids: string[] }>(
      req,
      sql`select data as ids from payload_kv where key = ${KEY}`,
    );
    const ids = warnings.map(({ id }) => id);
    await queryRows(
      req,
      sql`insert into payload_kv (key, data) values (${KEY}, ${JSON.stringify(ids)}::jsonb)
        on conflict (key) do update set data = excluded.data`,
    );
    const added = warnings.filter(({ id }) => !stored?.ids.includes(id));
    if (added.length === 0) return 0;
    const list = added.map(({ name, text, warning }) => `- ${name}: ${text}. ${warning}`).join('\n');
    const values = { list, link: `${siteUrl()}/admin/health` };
    const queue = await prepareTemplate(req, 'healthWarnings');
    const people = await findAll(req, 'users', activeUsers('admin'));
    for (const { email } of people) await queue({ to: email, values });
    return people.length;
  });
}

export const healthWarningsTask: TaskConfig<'healthWarnings'> = {
  slug: 'healthWarnings',
  label: 'Email admins about new warnings',
  schedule: [{ cron: '5 12 * * *', queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    await mailHealthWarnings(payload);
    return { output: {} };
  },
};
