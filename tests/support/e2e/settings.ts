import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEFAULT_PORT = '4317';

/** The port of the server that the browser tests use. */
export const PORT = process.env.E2E_PORT ?? DEFAULT_PORT;
export const BASE_URL = `http://localhost:${PORT}`;

/**
 * The rate limit for each form and IP address in browser tests. It is higher than any test needs, except the test of the
 * limit. Measurements have no limit.
 */
export const FORMS_PER_MINUTE = 100;

/** Headers that make the server count a request for another visitor. It counts requests by network. */
export const anotherAddress = () => ({ 'X-Forwarded-For': `2001:db8:${randomBytes(2).toString('hex')}::1` });

/** The server's data directory, which tests/support/e2e/server.ts creates and deletes. */
export const DATA_DIRECTORY = process.env.E2E_DATA_DIR ?? path.join(tmpdir(), `lotline-e2e-${PORT}`);

/** The name prefix of files in the data directory that make the server send an email that is waiting for Undo. */
export const UNDO_ENDED = 'undo-ended-';

export interface Account {
  email: string;
  password: string;
}

/** The server's first admin, who is created at startup. */
export const ADMIN: Account = { email: 'admin@example.com', password: 'a password for tests only' };

/** The token for the server's /metrics. */
export const METRICS_TOKEN = 'a token for tests only';

/** The email address that is notified about submissions. */
export const STAFF = 'desk@example.com';

/**
 * The admin account of a worker. Each worker has its own, because one session is lost when two users sign in to the same
 * account at the same moment.
 */
export const adminOfWorker = (index: number | string): Account => ({
  email: `admin-${index}@example.com`,
  password: ADMIN.password,
});
