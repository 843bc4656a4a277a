export const PAGE_SIZE = 6;

export const ALL = 'All';

export interface BlogQuery {
  search: string;
  category: string;
  page: number;
}

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
