import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { listArticles } from '#app/content/articles.server.ts';
import { modulesWithOpenBlogs } from '#app/content/modules.server.ts';
import { parseSearch } from './blog.server.ts';

const PAGE_SIZE = 12;

/** The articles of all open blogs that match `q`. 400 for a text that cannot be searched for, 404 for a page that does not exist. */
export async function loadSearch({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const asked = parseSearch(searchParams);
  const typed = (searchParams.get('q') ?? '').slice(0, 2000);
  if (!asked) throw data('There is no such page of results.', { status: 404 });
  const { search, page, searchError } = asked;
  if (!search)
    return data({ typed, page, searchError, found: undefined }, { status: searchError ? 400 : 200 });
  const modules = await modulesWithOpenBlogs();
  const found = await listArticles({ modules, search, page, pageSize: PAGE_SIZE });
  if (page > found.pages) throw data('There is no such page of results.', { status: 404 });
  return data({ typed, page, searchError, found });
}

export type SearchView = Awaited<ReturnType<typeof loadSearch>>['data'];
