import { AsyncLocalStorage } from 'node:async_hooks';
import type { UseName } from '#law/figures/placeholders.ts';

export type { UseName };

/**
 * What a page, mail or file uses of the register and of city data. `figure:*` stands for every figure, as on a page that
 * lists them.
 */
export type Uses = ReadonlySet<UseName>;

declare global {
  /** One for the process, even where a development server or a build loads this module twice. */
  var lotlineFigureUses: AsyncLocalStorage<Set<UseName>> | undefined;
}

const storage = () => (globalThis.lotlineFigureUses ??= new AsyncLocalStorage());

/** Records that the work of the moment used these figures, deadlines and sets. */
export function recordUses(names: Iterable<UseName>): void {
  const uses = storage().getStore();
  if (uses) for (const name of names) uses.add(name);
}

/** Runs some work and returns what it used. Whoever asked for the work has used it too. */
export async function collectUses<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; uses: Uses }> {
  const uses = new Set<UseName>();
  const result = await storage().run(uses, work);
  recordUses(uses);
  return { result, uses };
}

/** Whether something that uses these has to be made again when this figure, deadline or set changes. */
export const isAffected = (uses: Uses, changed: UseName): boolean =>
  uses.has(changed) || uses.has(changed.replace(/:.*/, ':*') as UseName);
