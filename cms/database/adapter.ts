import { postgresAdapter } from '@payloadcms/db-postgres';
import { rejectHiddenSorts } from './hidden-sorts.ts';
import { resilientPool } from './pool.ts';
import { reportCommitErrors } from './commit-errors.ts';

type Options = Parameters<typeof postgresAdapter>[0];

/**
 * Payload's adapter for PostgreSQL, made to stand when the database goes away and comes again (docs/decisions/0031),
 * and to sort by nothing that is hidden.
 */
export function resilientAdapter(options: Options): ReturnType<typeof postgresAdapter> {
  const made = postgresAdapter(options);
  return {
    ...made,
    init: (given) => {
      const adapter = made.init(given);
      const { logger } = given.payload;
      // With a pool of its own making, the adapter would hold one connection of it for good.
      adapter.pool = resilientPool(adapter, (error) =>
        logger.warn({ err: error }, 'A database connection was lost'),
      );
      reportCommitErrors(adapter);
      rejectHiddenSorts(adapter, given.payload);
      return adapter;
    },
  };
}
