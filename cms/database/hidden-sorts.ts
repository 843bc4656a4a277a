import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { APIError, type Payload, type Sort } from 'payload';

interface Sorted {
  sort?: Sort;
  joins?: false | Record<string, false | { sort?: Sort } | undefined>;
}

const listHiddenFields = ({ config }: Payload): Set<string> =>
  new Set(
    config.collections
      .filter(({ auth }) => Boolean(auth))
      .flatMap(({ flattenedFields }) =>
        flattenedFields.filter((field) => 'hidden' in field && field.hidden).map(({ name }) => name),
      ),
  );

const pathParts = (sort: Sort = []): string[] =>
  [sort].flat().flatMap((path) => path.replace(/^-/, '').replaceAll('__', '.').split('.'));

const listSorts = ({ sort, joins }: Sorted): (Sort | undefined)[] => [
  sort,
  ...Object.values(joins || {}).map((join) => (join ? join.sort : undefined)),
];

/**
 * Rejects sorting by the hidden fields of accounts, because the order of results would reveal their values. Payload
 * rejects filtering by hidden fields, and sorting accounts by them, but not sorting another collection through a
 * relationship to an account.
 */
export function rejectHiddenSorts(adapter: PostgresAdapter, payload: Payload): void {
  let hidden: Set<string> | undefined;
  const guarded = <Method extends (args: never) => unknown>(method: Method): Method =>
    new Proxy(method, {
      apply(target, self, [args]: [Sorted]) {
        hidden ??= listHiddenFields(payload);
        const parts = listSorts(args).flatMap(pathParts);
        const name = parts.find((part) => hidden?.has(part));
        if (name) throw new APIError(`The following path cannot be sorted by: ${name}`, 400, undefined, true);
        return Reflect.apply(target, self, [args]);
      },
    });
  adapter.find = guarded(adapter.find);
  adapter.findOne = guarded(adapter.findOne);
  adapter.findDistinct = guarded(adapter.findDistinct);
  adapter.findVersions = guarded(adapter.findVersions);
  adapter.findGlobalVersions = guarded(adapter.findGlobalVersions);
  adapter.queryDrafts = guarded(adapter.queryDrafts);
}
