import { z } from 'zod';
import { filtersSchema, OPEN } from '../../list/filters.ts';

const KEY = 'lotline-inbox';

const rememberedSchema = z.object({
  user: z.number(),
  filters: filtersSchema,
  search: z.string(),
  page: z.number(),
});

export type RememberedList = z.infer<typeof rememberedSchema>;

/** Remembers what a person looked at, in this tab only: the next and previous submission are those of that list. */
export function rememberList(list: RememberedList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Where the browser stores nothing, the list is that of open work.
  }
}

/** The list that a person looked at last in this tab, or that of open work. */
export function recallList(user: number): RememberedList {
  const nothing = { user, filters: OPEN, search: '', page: 1 };
  try {
    const { data } = rememberedSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return data?.user === user ? data : nothing;
  } catch {
    return nothing;
  }
}
