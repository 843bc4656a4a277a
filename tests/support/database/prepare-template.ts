import { loadBackOffice } from '#server/back-office/load.ts';

/**
 * Started by the global setup in a process of its own, with the address of a template database in
 * DATABASE_URL: `migrate` makes its tables, `seed` fills them.
 */
const backOffice = await loadBackOffice();
const payload = await backOffice.openPayload();

if (process.argv[2] === 'seed') {
  const { problems } = await backOffice.seedContent(payload);
  if (problems.length > 0) throw new Error(`The seed has problems:\n${problems.join('\n')}`);
} else {
  await backOffice.migrate(payload);
}

// Payload holds a connection for good, which would keep the process.
process.exit();
