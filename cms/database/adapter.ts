import { postgresAdapter } from '@payloadcms/db-postgres';
import { rejectHiddenSorts } from './hidden-sorts.ts';
import { resilientPool } from './pool.ts';
import { reportCommitErrors } from './commit-errors.ts';

type Options = Parameters<typeof postgresAdapter>[0];

/** Survives database restarts (docs/decisions/0031). */
export function resilientAdapter(options: Options): ReturnType<typeof postgresAdapter> {
  const original = postgresAdapter(options);
  return {
    ...original,
    init: (given) => {
      const adapter = original.init(given);
      const { logger } = given.payload;
      // Payload never releases one connection of its own pool. Fixed after 3.90.1:
      // https://github.com/payloadcms/payload/pull/17831
      adapter.pool = resilientPool(adapter, (error) =>
        logger.warn({ err: error }, 'A database connection was lost'),
      );
      reportCommitErrors(adapter);
      rejectHiddenSorts(adapter, given.payload);
      return adapter;
    },
  };
}
