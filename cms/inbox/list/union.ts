import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import { columnOf } from '#cms/database/find.ts';
import { INBOX_SLUGS, inboxKind, type InboxSlug } from '../kinds.ts';

const tableOf = (collection: string): SQL => sql`${sql.identifier(collection.replaceAll('-', '_'))}`;

/** Which rows of a table are work: not the files of invoice submissions, nor the further files of a bill. */
export const isWork = (slug: InboxSlug): SQL =>
  slug === 'bill-uploads' ? sql`s.assessment_id is not null` : sql`true`;

/** The column at a path of fields: "assessment.email" is the "email" of the related assessment. */
function columnAt(path: string | undefined): SQL | undefined {
  if (!path) return undefined;
  const [name = '', related] = path.split('.');
  return related ? sql`${sql.identifier(name)}.${columnOf(related)}` : sql`s.${columnOf(name)}`;
}

/** The joins that the paths of a kind need. */
function joinsOf({ collections }: Payload, slug: InboxSlug): SQL {
  const { email, company, title } = inboxKind(slug);
  const related = [email, company, title].flatMap((path) => (path?.includes('.') ? path.split('.')[0] : []));
  const joins = [...new Set(related)].map((name = '') => {
    const field = collections[slug].config.flattenedFields.find((each) => each.name === name);
    if (field?.type !== 'relationship' || typeof field.relationTo !== 'string') {
      throw new Error(`"${name}" of ${slug} is not related to one collection.`);
    }
    const alias = sql.identifier(name);
    return sql` left join ${tableOf(field.relationTo)} as ${alias} on ${alias}.id = s.${columnOf(`${name}Id`)}`;
  });
  return sql.join(joins, sql``);
}

/** One kind of the inbox in SQL. The table of its submissions is `s`. */
export interface Source {
  slug: InboxSlug;
  /** Its place among the kinds: it orders submissions that are due at the same time. */
  order: number;
  from: SQL;
  title: SQL;
  email: SQL;
  company: SQL | undefined;
  reference: SQL | undefined;
  /** The columns that the search looks at. */
  searched: SQL[];
  module: SQL;
}

function moduleOf(slug: InboxSlug): SQL {
  const { module } = inboxKind(slug);
  if (!module) return sql`null::text`;
  return 'always' in module ? sql`${module.always}::text` : sql`s.module::text`;
}

const hasReference = ({ collections }: Payload, slug: InboxSlug): boolean =>
  collections[slug].config.flattenedFields.some(({ name }) => name === 'reference');

export const sourcesOf = (payload: Payload): Source[] =>
  INBOX_SLUGS.map((slug, order) => {
    const { title, email, company } = inboxKind(slug);
    const { listSearchableFields = [] } = payload.collections[slug].config.admin;
    const searched = new Set([...listSearchableFields, title, email, company]);
    return {
      slug,
      order,
      from: sql`${tableOf(slug)} as s${joinsOf(payload, slug)}`,
      title: columnAt(title) ?? sql`null`,
      email: columnAt(email) ?? sql`null`,
      company: columnAt(company),
      reference: hasReference(payload, slug) ? sql`s.reference` : undefined,
      searched: [...searched].flatMap((path) => columnAt(path) ?? []),
      module: moduleOf(slug),
    };
  });
