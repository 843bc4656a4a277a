import { openPayload } from '#cms/open-payload.ts';
import { buildSearch } from '#collections/search/build.ts';

/** Makes the index of the search anew, for articles that were written past Payload. */
await buildSearch(await openPayload());
process.exit();
