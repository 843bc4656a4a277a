import { spawnSync } from 'node:child_process';
import { inProject, root } from './project.mjs';

/**
 * Payload's loader can deadlock on the editor's cyclic imports, and then exits silently with code 0. So use tsx, and
 * load that cycle first: see server/back-office/load.ts.
 */
const LOADER = ['--import', 'tsx', '--import', '@payloadcms/richtext-lexical/lexical'];

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
