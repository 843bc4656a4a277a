import { command, launchProduct } from './lib/command.mjs';

const USAGE = `
node server/cli/serve.mjs

Runs the product as it was installed and built, as a container does. Never installs or builds.
`;

await command(USAGE, async () => {
  process.env.NODE_ENV = 'production';
  await launchProduct();
});
