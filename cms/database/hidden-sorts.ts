import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { APIError, type Payload, type Sort } from 'payload';

interface Sorted {
  sort?: Sort;
  /** Of lists of other documents that a document shows. */
  joins?: false | Record<string, false | { sort?: Sort } | undefined>;
}

/** The fields of accounts that no answer shows, such as the digest of a password. */
const hiddenFieldsOf = ({ config }: Payload): Set<string> =>
  new Set(
    config.collections
      .filter(({ auth }) => Boolean(auth))
      .flatMap(({ flattenedFields }) =>
        flattenedFields.filter((field) => 'hidden' in field && field.hidden).map(({ name }) => name),
      ),
  );

const partsOf = (sort: Sort = []): string[] =>
  [sort].flat().flatMap((path) => path.replace(/^-/, '').replaceAll('__', '.').split('.'));

const sortsOf = ({ sort, joins }: Sorted): (Sort | undefined)[] => [
  sort,
  ...Object.values(joins || {}).map((join) => (join ? join.sort : undefined)),
];

/**
 * Refuses to sort by the hidden fields of accounts: the order would tell what they are. Payload refuses to filter by
 * them, but takes the path from a document to its account's hidden field for one that it does not know, and sorts.
 */
export function rejectHiddenSorts(adapter: PostgresAdapter, payload: Payload): void {
  let hidden: Set<string> | undefined;
  const guarded = <Method extends (args: never) => unknown>(method: Method): Method =>
    new Proxy(method, {
      apply(target, self, [args]: [Sorted]) {
        hidden ??= hiddenFieldsOf(payload);
        const parts = sortsOf(args).flatMap(partsOf);
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
