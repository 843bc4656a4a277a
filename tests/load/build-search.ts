import { getPayload } from 'payload';
import config from '#cms/payload.config.ts';
import { buildSearch } from '#collections/search/build.ts';

/** Rebuilds the search index after SQL has inserted articles. */
await buildSearch(await getPayload({ config }));
process.exit();
