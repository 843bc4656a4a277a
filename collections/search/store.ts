import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Register } from '#law/figures/register.ts';
import { queryRows, currentTransaction } from '#cms/database/transactions.ts';
import { fillFigures, neededFor } from '#cms/register/fill.ts';
import { loadEntries, loadRegister } from '#cms/register/register.ts';
import type { UseName } from '#law/figures/placeholders.ts';
import { type SearchEntry, type EntrySource, entryWeight } from './entry.ts';
import { wordsIn } from './spelling.ts';

const templateSchema = z.object({ title: z.string(), text: z.string(), lead: z.string().optional() });

type Template = z.infer<typeof templateSchema>;

export type ReadRegister = (uses: readonly UseName[]) => Promise<Register>;

export function wholeRegister(req: PayloadRequest): ReadRegister {
  let register: Promise<Register> | undefined;
  return () => (register ??= loadRegister(req.payload, { req }));
}

export const partOfRegister =
  (req: PayloadRequest): ReadRegister =>
  (uses) =>
    loadEntries(req, uses);

async function fill(read: ReadRegister, { title, text, lead }: Template, now: Date) {
  const uses = neededFor([title, text]);
  return { ...(await fillFigures(() => read(uses), { title, text, lead }, now)), uses };
}

export interface SourcedEntry extends SearchEntry, EntrySource {}

/** Keeps statements below PostgreSQL's parameter limit. */
const AT_ONCE = 500;

export async function insertEntries(
  req: PayloadRequest,
  entries: readonly SourcedEntry[],
  read: ReadRegister,
  now: Date,
): Promise<void> {
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const rows = [];
    for (const entry of entries.slice(start, start + AT_ONCE)) {
      const { title, text, lead, uses } = await fill(read, entry, now);
      const template =
        uses.length > 0 ? { title: entry.title, text: entry.text, lead: entry.lead } : undefined;
      const { source, id, part, kind, module, place, url, label, datedAt } = entry;
      rows.push({
        source,
        source_id: id,
        part: part ?? '',
        kind,
        module,
        place,
        url,
        title,
        label: label ?? '',
        body: text,
        lead,
        uses,
        template,
        weight: entryWeight(entry),
        dated_at: datedAt,
      });
    }
    const database = await currentTransaction(req);
    await database.execute(sql`
      insert into search.entries
        (source, source_id, part, kind, module, place, url, title, label, body, lead, uses, template, weight,
         dated_at)
      select source, source_id, part, kind, module, place, url, title, label, body, lead, uses, template, weight, dated_at
      from jsonb_populate_recordset(null::search.entries, ${JSON.stringify(rows)}::jsonb)`);
    await addWords(
      req,
      rows.flatMap(({ title, label, body }) => [title, label, body]),
    );
  }
}

/**
 * Words stay here when their entry is deleted. That is harmless, because spelling suggestions are checked against visible
 * entries.
 */
async function addWords(req: PayloadRequest, texts: readonly string[]): Promise<void> {
  const words = [...new Set(texts.flatMap(wordsIn))].sort();
  const database = await currentTransaction(req);
  await database.execute(sql`
    insert into search.words (word)
    select word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as added (word)
    where not exists (select from search.words where words.word = added.word)
    order by word on conflict do nothing`);
}

export async function removeEntries(req: PayloadRequest, { source, id }: EntrySource): Promise<void> {
  const database = await currentTransaction(req);
  await database.execute(sql`delete from search.entries where source = ${source} and source_id = ${id}`);
}

export async function refill(req: PayloadRequest, { use, now }: { use?: string; now: Date }): Promise<void> {
  const rows = await queryRows<{ id: string; title: string; body: string; template: unknown }>(
    req,
    sql`select id, title, body, template from search.entries
        where template is not null and (${use ?? null}::text is null or ${use ?? null} = any(uses))`,
  );
  const database = await currentTransaction(req);
  const read = wholeRegister(req);
  for (const { id, title, body, template } of rows) {
    const filled = await fill(read, templateSchema.parse(template), now);
    if (filled.title === title && filled.text === body) continue;
    await database.execute(
      sql`update search.entries set title = ${filled.title}, body = ${filled.text}, lead = ${filled.lead ?? null}
          where id = ${id}`,
    );
    await addWords(req, [filled.title, filled.text]);
  }
}
