import { DEFAULT_VIEWS, type Filters, OPEN, PAGE_SIZE } from '#collections/inbox/list/filters.ts';
import { countLists, findNeighbors, findPage } from '#collections/inbox/list/find-submissions.ts';
import { inboxReport } from '#collections/dashboard/inbox-report/report.ts';
import { openPayload } from '#cms/open-payload.ts';

/** Fills the inbox with 100,000 submissions, of which one in fifty is open, and prints what took longest, in ms. */
const ROWS = 100_000;
const WEEKS = 12;

const payload = await openPayload();
const { pool } = payload.db;
await pool.query(`
  insert into submissions (collection, document, title, sender, search_text, reference, status, created_at, due_at,
    closed_at)
  select 'contact-messages', 100000 + n, 'Subject ' || n, 'olive' || n || '@example.com',
    concat_ws(E'\\n', 'REF-' || n, 'Subject ' || n, 'Olive', 'olive' || n || '@example.com'), 'REF-' || n, 'new',
    now() - n * interval '70 seconds', now() - n * interval '35 seconds' + interval '5 days',
    case when n % 50 > 0 then now() end
  from generate_series(1, ${ROWS}) as n`);
await pool.query(`
  insert into changes (collection, document, field, by_name, created_at)
  select collection::text::enum_changes_collection, document, 'Status', 'Sam', created_at + interval '3 hours'
  from submissions`);
await pool.query('vacuum analyze submissions, changes');

const [user] = (await payload.find({ collection: 'users', where: { role: { equals: 'admin' } }, limit: 1 }))
  .docs;
if (!user) throw new Error('There is no admin.');
const reader = { payload, user };
const now = new Date();
const queryOf = (filters: Partial<Filters>, search = '') => ({
  filters: { ...OPEN, ...filters },
  search,
  user: user.id,
  now,
});
const page = (filters: Partial<Filters>, { search = '', number = 1 } = {}) =>
  findPage(reader, queryOf(filters, search), { limit: PAGE_SIZE, page: number });
const [first] = (await page({})).rows;
if (!first) throw new Error('The inbox is empty.');

const milliseconds: Record<string, number> = {};
async function time(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  milliseconds[name] = performance.now() - start;
}
await time('open', () => page({}));
await time('last page', () => page({ phase: 'any', sort: 'newest' }, { number: ROWS / PAGE_SIZE }));
await time('search', () => page({ phase: 'any' }, { search: 'olive49999@' }));
await time('overdue', () => page({ due: 'overdue' }));
await time('views', () =>
  countLists(
    reader,
    DEFAULT_VIEWS.map(({ filters }) => queryOf(filters)),
  ),
);
await time('neighbors', () => findNeighbors(reader, queryOf({}), first));
await time('report', () => inboxReport(payload, now, WEEKS));
process.stdout.write(JSON.stringify({ longest: Math.max(...Object.values(milliseconds)), milliseconds }));
process.exit();
