import { postgresAdapter } from '@payloadcms/db-postgres';
import { rejectHiddenSorts } from './hidden-sorts.ts';
import { resilientPool } from './pool.ts';
import { reportCommitErrors } from './commit-errors.ts';

type Options = Parameters<typeof postgresAdapter>[0];

/** Payload's PostgreSQL adapter, made to survive restarts of the database (docs/decisions/0031). */
export function resilientAdapter(options: Options): ReturnType<typeof postgresAdapter> {
  const original = postgresAdapter(options);
  return {
    ...original,
    init: (given) => {
      const adapter = original.init(given);
      const { logger } = given.payload;
      // Given a pool, Payload does not take a connection from it for good.
      adapter.pool = resilientPool(adapter, (error) =>
        logger.warn({ err: error }, 'A database connection was lost'),
      );
      reportCommitErrors(adapter);
      rejectHiddenSorts(adapter, given.payload);
      return adapter;
    },
  };
}
