import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROLES } from '#cms/access.ts';

/** Who sends a request: a user with a role, or a visitor who is not signed in. */
export const EVERYBODY = [...ROLES, 'visitor'] as const;
export type Who = (typeof EVERYBODY)[number];

const OPERATIONS = ['create', 'read', 'update', 'delete', 'versions', 'unlock'] as const;
export type Operation = (typeof OPERATIONS)[number];

const LIMITS = ['published', 'own', 'colleagues', 'work', 'drafts'] as const;
export type Limit = (typeof LIMITS)[number];

/** What a user can access: everything, a part, or nothing. */
export type Reach = 'all' | 'nothing' | Limit;
export type Permission = Record<Who, Reach>;
/** Who can do what with a collection or global. It has no key for an operation that does not exist. */
export type Row = Partial<Record<Operation, Permission>>;

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/access.md');
const NO_SUCH_OPERATION = '–';

const NAMED = /^([a-z]+)(?: \(([a-z]+)\))?$/;

function reachIn(words: string): [Who, Reach] {
  const [, who, limit = 'all'] = NAMED.exec(words) ?? [];
  return [z.enum(EVERYBODY).parse(who), z.enum(['all', ...LIMITS]).parse(limit)];
}

/** Parses a cell such as "admin, staff (own)". */
function parsePermission(cell: string): Permission {
  const everyone = (reach: Reach): Permission => ({
    admin: reach,
    editor: reach,
    staff: reach,
    visitor: reach,
  });
  if (cell === 'everybody') return everyone('all');
  if (cell === 'nobody') return everyone('nothing');
  return { ...everyone('nothing'), ...Object.fromEntries(cell.split(', ').map(reachIn)) };
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the table below a heading: its rows by the name in their first cell. */
function tableBelow(heading: string, text: string): Record<string, Row> {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [head = '', , ...lines] = section.split('\n').filter((line) => line.startsWith('|'));
  const operations = z.array(z.enum(OPERATIONS)).parse(cellsOf(head).slice(1));
  const rows = lines.map((line) => {
    const [name = '', ...cells] = cellsOf(line);
    const row = operations
      .map((operation, index) => [operation, cells[index] ?? ''] as const)
      .filter(([, cell]) => cell !== NO_SUCH_OPERATION)
      .map(([operation, cell]) => [operation, parsePermission(cell)] as const);
    return [name.replaceAll('`', ''), Object.fromEntries(row)] as const;
  });
  return Object.fromEntries(rows);
}

/** Reads docs/access.md: who can do what with each collection and global. Throws on unknown roles or operations. */
export function readAccessMatrix(text = readFileSync(DOCUMENT, 'utf8')) {
  return { collections: tableBelow('Collections', text), globals: tableBelow('Globals', text) };
}
