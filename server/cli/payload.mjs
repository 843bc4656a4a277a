import { spawnSync } from 'node:child_process';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, root } from './lib/paths.mjs';

/**
 * Payload's own commands, such as migrate:create and generate:types. They need neither a database nor
 * a real secret.
 */
await command(async () => {
  await ensureInstalled();
  const program = inProject('node_modules', 'payload', 'bin.js');
  // What the editor's packages wait for comes first: see server/load-back-office.ts.
  const first = ['--import', '@payloadcms/richtext-lexical/lexical'];
  const { status } = spawnSync(process.execPath, [...first, program, ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...process.env,
      PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || 'only for this command',
    },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
