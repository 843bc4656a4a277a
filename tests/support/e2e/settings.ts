import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEFAULT_PORT = '4317';

/** What the browser tests and the server they run against agree on. */
export const PORT = process.env.E2E_PORT ?? DEFAULT_PORT;
export const BASE_URL = `http://localhost:${PORT}`;

/**
 * How often the browser tests may send one form from one address in a minute: more than they ever do, but for the
 * test of the limit. What measures the product has no limit.
 */
export const FORMS_PER_MINUTE = 100;

/** Headers that make the server count a request for another visitor. Limits are counted by network. */
export const anotherAddress = () => ({ 'X-Forwarded-For': `2001:db8:${randomBytes(2).toString('hex')}::1` });

/** Where the server keeps its data: made and removed by tests/support/e2e/server.ts. */
export const DATA_DIRECTORY = process.env.E2E_DATA_DIR ?? path.join(tmpdir(), `lotline-e2e-${PORT}`);

/** How a file in that folder is called that tells the server to send a mail that waits for Undo. */
export const UNDO_ENDED = 'undo-ended-';

export interface Account {
  email: string;
  password: string;
}

/** The first admin of the server, made at its start. */
export const ADMIN: Account = { email: 'admin@example.com', password: 'a password for tests only' };

/** What opens the server's /metrics. */
export const METRICS_TOKEN = 'a token for tests only';

/** Who is told what visitors send. */
export const STAFF = 'desk@example.com';

/**
 * The admin as whom one worker signs in. Each has its own, as two people who sign in to one account
 * in the same moment lose a session.
 */
export const adminOfWorker = (index: number | string): Account => ({
  email: `admin-${index}@example.com`,
  password: ADMIN.password,
});
