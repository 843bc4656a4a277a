import { postgresAdapter } from '@payloadcms/db-postgres';
import { refuseHiddenSorts } from './hidden-sorts.ts';
import { steadyPool } from './pool.ts';
import { tellEndOfTransactions } from './commit-errors.ts';

type Options = Parameters<typeof postgresAdapter>[0];

/**
 * Payload's adapter for PostgreSQL, made to stand when the database goes away and comes again (docs/decisions/0031),
 * and to sort by nothing that is hidden.
 */
export function steadyAdapter(options: Options): ReturnType<typeof postgresAdapter> {
  const made = postgresAdapter(options);
  return {
    ...made,
    init: (given) => {
      const adapter = made.init(given);
      const { logger } = given.payload;
      // With a pool of its own making, the adapter would hold one connection of it for good.
      adapter.pool = steadyPool(adapter, (error) =>
        logger.warn({ err: error }, 'A database connection was lost'),
      );
      tellEndOfTransactions(adapter);
      refuseHiddenSorts(adapter, given.payload);
      return adapter;
    },
  };
}
