import { execFile } from 'node:child_process';
import { testEnvironment } from './run/project.mjs';

/** How a command of the product ended. */
export interface Ended {
  exitCode: number;
  /** What it said, also of what went wrong. */
  output: string;
}

const LIMIT_MS = 120_000;

/** Runs a command as npm does, in a process of its own, without a terminal, on the database of these variables. */
export function runCommand(
  name: 'admin-create' | 'backup' | 'bucket-create' | 'export' | 'import' | 'restore' | 'seed',
  words: string[],
  variables: Record<string, string | undefined>,
): Promise<Ended> {
  const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET } = process.env;
  const own = { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, NODE_ENV: 'production' };
  const env = testEnvironment({ ...own, ...variables });
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['server/cli/data.mjs', name, ...words],
      { env, timeout: LIMIT_MS },
      (error, stdout, stderr) => {
        resolve({ exitCode: error ? (child.exitCode ?? 1) : 0, output: `${stdout}${stderr}` });
      },
    );
    child.stdin?.end();
  });
}
