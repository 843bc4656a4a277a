import { getPayload } from 'payload';
import config from '#cms/payload.config.ts';
import { buildSearch } from '#collections/search/build.ts';

/** Makes the index of the search anew, for articles that were written past Payload. */
await buildSearch(await getPayload({ config }));
process.exit();
