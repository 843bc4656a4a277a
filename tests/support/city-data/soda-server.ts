import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseWhere } from './soql.ts';

export type SodaRow = Record<string, string | number | undefined>;

/** A fault that replaces the next response that would contain rows or a file. */
export type SodaFault =
  | { status: number; retryAfter?: string }
  | { body: string }
  /** Closes the connection after half of the body. */
  | 'cut';

interface SodaSet {
  columns: Set<string>;
  key: string;
  rows: Map<string, SodaRow>;
  /** Unix time in seconds. */
  changedAt: number;
}

/** A data set that is published as a file. */
interface SodaEdition {
  changedAt: number;
  content: string | Uint8Array;
}

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** Starts a server with the part of the open data portal's API that a sync uses. */
export async function startSodaServer() {
  const sets = new Map<string, SodaSet>();
  const editions = new Map<string, SodaEdition>();
  const faults: SodaFault[] = [];
  const queries: URLSearchParams[] = [];
  let nextId = 1;
  const state = {
    isDown: false,
    listsColumns: false,
    /** Called with the page number before each page of rows is sent. */
    beforePage: (_number: number): unknown => undefined,
    /** Called before a file is sent. */
    beforeFile: (): unknown => undefined,
    token: undefined as string | undefined,
  };

  const requireSet = (id: string): SodaSet => {
    const set = sets.get(id);
    if (!set) throw new Error(`There is no set ${id}.`);
    return set;
  };
  const send = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const noSuchColumn = (column: string) => ({
    message: `Query coordinator error: query.soql.no-such-column; No such column: ${column}; position: Map(row -> 1, column -> 8)`,
    errorCode: 'query.soql.no-such-column',
    data: { column },
  });

  function select(set: SodaSet, query: URLSearchParams): { missing?: string; rows: SodaRow[] } {
    const columns = query.get('$select')?.split(',') ?? [];
    const where = query.get('$where');
    const condition = where === null ? undefined : parseWhere(where);
    const isKnown = (column: string) => column.startsWith(':') || set.columns.has(column);
    const found = [...set.rows.values()].filter((row) => !condition || condition.test(row));
    if (columns[0]?.startsWith('count(')) return { rows: [{ count: String(found.length) }] };
    const missing = [...columns, ...(condition?.columns ?? [])].find((column) => !isKnown(column));
    if (missing !== undefined) return { missing, rows: [] };
    const sortKey = (row: SodaRow) => `${row[':updated_at']} ${row[':id']}`;
    const page = found
      .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
      .slice(0, Number(query.get('$limit')));
    const filled = (row: SodaRow) =>
      columns.flatMap((column) =>
        row[column] === undefined || row[column] === '' ? [] : [[column, row[column]]],
      );
    return { rows: page.map((row) => Object.fromEntries(filled(row)) as SodaRow) };
  }

  function fail(response: ServerResponse, fault: Exclude<SodaFault, 'cut'>): void {
    if ('body' in fault) response.end(fault.body);
    else {
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter);
      send(response, fault.status, { message: 'Try again' });
    }
  }

  function sendCut(response: ServerResponse, body: string | Uint8Array): void {
    response.writeHead(200, { 'content-length': body.length });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  }

  async function sendEdition(
    { pathname }: URL,
    response: ServerResponse,
    edition: SodaEdition,
  ): Promise<void> {
    if (pathname.endsWith('.json')) {
      send(response, 200, { viewLastModified: edition.changedAt });
      return;
    }
    await state.beforeFile();
    const fault = faults.shift();
    if (fault === 'cut') sendCut(response, edition.content);
    else if (fault) fail(response, fault);
    else response.end(edition.content);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://portal.example');
    if (state.isDown) {
      request.socket.destroy();
      return;
    }
    state.token = request.headers['x-app-token'] as string | undefined;
    const edition = editions.get(/\w{4}-\w{4}/.exec(url.pathname)?.[0] ?? '');
    if (edition) {
      await sendEdition(url, response, edition);
      return;
    }
    const [, kind, id = ''] = /^\/(api\/views|resource)\/([\w-]+)\.json$/.exec(url.pathname) ?? [];
    const set = sets.get(id);
    if (!kind || !set) {
      send(response, 404, { message: 'Not found' });
      return;
    }
    if (kind === 'api/views') {
      const columns = [...set.columns].map((fieldName) => ({ fieldName }));
      send(response, 200, { id, rowsUpdatedAt: set.changedAt, ...(state.listsColumns && { columns }) });
      return;
    }
    queries.push(url.searchParams);
    await state.beforePage(queries.length);
    const fault = faults.shift();
    if (fault !== undefined && fault !== 'cut') {
      fail(response, fault);
      return;
    }
    const { missing, rows } = select(set, url.searchParams);
    if (missing !== undefined) send(response, 400, noSuchColumn(missing));
    else if (fault === 'cut') sendCut(response, JSON.stringify(rows));
    else send(response, 200, rows);
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    state,
    faults,
    queries,
    addSet: (id: string, key: string, columns: Iterable<string>) =>
      sets.set(id, { columns: new Set(columns), key, rows: new Map(), changedAt: 0 }),
    publish: (id: string, at: string, content: SodaEdition['content']) =>
      editions.set(id, { changedAt: seconds(at), content }),
    /** Replaces rows with the same key. */
    upsert: (id: string, at: string, rows: readonly SodaRow[]) => {
      const set = requireSet(id);
      for (const row of rows) {
        const key = String(row[set.key]);
        const rowId = set.rows.get(key)?.[':id'] ?? `row-${String((nextId += 1)).padStart(9, '0')}`;
        set.rows.set(key, { ...row, ':id': rowId, ':updated_at': at });
      }
      set.changedAt = seconds(at);
    },
    remove: (id: string, at: string, keys: readonly string[]) => {
      const set = requireSet(id);
      for (const key of keys) set.rows.delete(key);
      set.changedAt = seconds(at);
    },
    rename: (id: string, from: string, to: string) => {
      const { columns } = requireSet(id);
      columns.delete(from);
      columns.add(to);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type SodaServer = Awaited<ReturnType<typeof startSodaServer>>;
