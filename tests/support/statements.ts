import type { Payload } from 'payload';
import { z } from 'zod';

/** A statement that was sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

const sentSchema = z.object({ text: z.string(), values: z.array(z.unknown()).optional() });

function statementFrom(first: unknown, second: unknown): Statement {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  const { text, values } = sentSchema.parse(first);
  return { text, values: values ?? (Array.isArray(second) ? second : []) };
}

/** Records the statements outside transactions while `work` runs. These include all reads for a page. */
export async function statementsOf({ db }: Payload, work: () => Promise<unknown>): Promise<Statement[]> {
  const { pool } = db;
  const statements: Statement[] = [];
  const send = pool.query.bind(pool) as (...sent: unknown[]) => unknown;
  const recording = (...sent: unknown[]) => {
    statements.push(statementFrom(sent[0], sent[1]));
    return send(...sent);
  };
  Object.assign(pool, { query: recording });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(pool, 'query');
  }
  return statements;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const planNodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(planNodeSchema).optional(),
  }),
);
const explainedSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNodeSchema })]) })]);

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The tables that PostgreSQL scans completely for a statement. */
export async function tablesReadWhole({ db }: Payload, { text, values }: Statement): Promise<string[]> {
  const { rows } = await db.pool.query(`explain (format json) ${text}`, values);
  const [row] = explainedSchema.parse(rows);
  return nodesOf(row['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '');
}
