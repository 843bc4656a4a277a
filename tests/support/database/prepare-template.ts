import { loadBackOffice } from '#server/back-office/load.ts';
import { restoreStartingContent } from '#server/backup/starting-content.ts';

/**
 * Fills an empty database like the first start of the product does. The global setup runs this in its own process, with
 * the database's URL in DATABASE_URL.
 */
const databaseUrl = process.env.DATABASE_URL ?? '';
if (!(await restoreStartingContent(databaseUrl))) throw new Error('The build has made no starting content.');
const backOffice = await loadBackOffice();
const payload = await backOffice.openPayload();
await backOffice.migrate(payload);
await backOffice.buildSearchIfDue(payload);
await backOffice.loadShippedSets(databaseUrl);

// Payload keeps a connection open, which would keep the process alive.
process.exit();
