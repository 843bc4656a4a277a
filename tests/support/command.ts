import { execFile } from 'node:child_process';
import { testEnvironment } from './run/project.mjs';

/** The result of a command of the product. */
export interface Ended {
  exitCode: number;
  /** What it printed, including errors. */
  output: string;
}

const LIMIT_MS = 120_000;

/** Runs a command like npm does, in its own process and without a terminal, with these environment variables. */
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
