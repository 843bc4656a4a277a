import { spawnSync } from 'node:child_process';
import { inProject, root } from './project.mjs';

/**
 * Payload's own loader can deadlock on the cyclic imports of the editor's packages: the command then ends silently with
 * exit code 0. So tsx is the loader, as for the product, and that cycle is loaded first: see server/back-office/load.ts.
 */
const LOADER = ['--import', 'tsx', '--import', '@payloadcms/richtext-lexical/lexical'];

/** Runs one of Payload's own commands, without a database or a real secret. Returns its exit code. */
export function runPayload(words) {
  const program = inProject('node_modules', 'payload', 'bin.js');
  const { status } = spawnSync(process.execPath, [...LOADER, program, '--disable-transpile', ...words], {
    cwd: root,
    env: {
      ...process.env,
      PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || 'only for this command',
    },
    stdio: 'inherit',
  });
  return status ?? 1;
}
