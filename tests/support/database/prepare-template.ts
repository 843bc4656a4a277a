import { loadBackOffice } from '#server/back-office/load.ts';
import { restoreStartingContent } from '#server/backup/starting-content.ts';

/**
 * Started by the global setup in a process of its own, with the URL of an empty database in DATABASE_URL: fills it as the
 * first start of the product does.
 */
const databaseUrl = process.env.DATABASE_URL ?? '';
if (!(await restoreStartingContent(databaseUrl))) throw new Error('The build has made no starting content.');
const backOffice = await loadBackOffice();
const payload = await backOffice.openPayload();
await backOffice.migrate(payload);
await backOffice.buildSearchIfDue(payload);
await backOffice.loadShippedSets(databaseUrl);

// Payload holds a connection for good, which would keep the process.
process.exit();
