import { loadBackOffice } from '#server/back-office/load.ts';

/**
 * Started by the global setup in a process of its own, with the address of a template database in
 * DATABASE_URL: `migrate` makes its tables, `seed` fills them.
 */
const backOffice = await loadBackOffice();
const payload = await backOffice.openPayload();

if (process.argv[2] === 'seed') {
  await backOffice.seedContent(payload);
  await backOffice.buildSearchIfDue(payload);
  await backOffice.loadShippedSets(process.env.DATABASE_URL ?? '');
} else {
  await backOffice.migrate(payload);
}

// Payload holds a connection for good, which would keep the process.
process.exit();
