import { AsyncLocalStorage } from 'node:async_hooks';
import type { UseName } from '#law/figures/placeholders.ts';

/** The register entries that a page, email, or file uses. */
export type Uses = ReadonlySet<UseName>;

declare global {
  /** Shared even if a development server or a build loads this module twice. */
  var lotlineFigureUses: AsyncLocalStorage<Set<UseName>> | undefined;
}

const storage = () => (globalThis.lotlineFigureUses ??= new AsyncLocalStorage());

export function addUses(names: Iterable<UseName>): void {
  const uses = storage().getStore();
  if (uses) for (const name of names) uses.add(name);
}

/** Runs `work` without adding the entries it uses to an enclosing `collectUses` call. */
export const ignoreUses = <Result>(work: () => Promise<Result>): Promise<Result> =>
  storage().run(new Set(), work);

/** Runs `work` and returns the entries it used. An enclosing `collectUses` call also records them. */
export async function collectUses<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; uses: Uses }> {
  const uses = new Set<UseName>();
  const result = await storage().run(uses, work);
  addUses(uses);
  return { result, uses };
}
