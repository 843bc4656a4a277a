import { getPayload } from 'payload';
import config from '#cms/payload.config.ts';
import { seedContent } from '#cms/seed/index.ts';
import { migrate } from '#server/back-office/content.ts';

/**
 * Started by the global setup in a process of its own, with the address of a template database in
 * DATABASE_URL: `migrate` makes its tables, `seed` fills them.
 */
const payload = await getPayload({ config });

if (process.argv[2] === 'seed') {
  const { problems } = await seedContent(payload);
  if (problems.length > 0) throw new Error(`The seed has problems:\n${problems.join('\n')}`);
} else {
  await migrate(payload);
}

// Payload holds a connection for good, which would keep the process.
process.exit();
