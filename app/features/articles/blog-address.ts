/** Articles per page of a blog. Specification section 9. */
export const PAGE_SIZE = 6;

/** The category that stands for all of them. */
export const ALL = 'All';

/** What a visitor wants to see of a blog. */
export interface BlogQuery {
  search: string;
  category: string;
  page: number;
}

/** The address of a blog in this state; what is not special is left out. */
export function blogAddress(
  base: string,
  { search = '', category = ALL, page = 1 }: Partial<BlogQuery>,
): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category !== ALL) parameters.set('category', category);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? base : `${base}?${text}`;
}
