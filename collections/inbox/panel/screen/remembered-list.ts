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

/** Per tab, so that "next" and "previous" stay in the list that the user came from. */
export function rememberList(list: RememberedList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage, `recallList` returns open work.
  }
}

export function recallList(user: number): RememberedList {
  const nothing = { user, filters: OPEN, search: '', page: 1 };
  try {
    const { data } = rememberedSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return data?.user === user ? data : nothing;
  } catch {
    return nothing;
  }
}
