import { command } from './lib/command.mjs';
import { launch } from './lib/launch.mjs';

/** What a container starts: runs the product as it was installed and built, and never installs or builds. */
await command(async () => {
  process.env.NODE_ENV = 'production';
  await launch('server/main.ts');
});
