import { fillFigures, readRegister } from '#app/data/figures.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { data } from '@remix-run/node';
import { dayInNewYork } from '#law/days.ts';
import type { Register } from '#law/figures/register.ts';
import { listEntries } from './figure-list.ts';
import { parseFigureQuery } from './figure-query.ts';

export async function readWholeRegister(): Promise<Register> {
  return fillFigures(await readRegister());
}

export async function loadFigures({ url }: Pick<Request, 'url'>) {
  const query = parseFigureQuery(new URL(url).searchParams);
  if (!query) throw data('There is no such list of figures.', { status: 404 });
  const register = await readWholeRegister();
  const list = listEntries(register, query, dayInNewYork(new Date()));
  if (query.source && !list.sources.some(({ value }) => value === query.source)) {
    throw data('There is no such source.', { status: 404 });
  }
  const days = Object.values(register.figures).map(({ checkedOn }) => checkedOn);
  const { deadlines, changes, meta, ...page } = await readPage('figures-page');
  const { heading, lead } = query.kind === 'figures' ? page : deadlines;
  return {
    query,
    list,
    newestCheck: days.sort().at(-1),
    copy: {
      heading,
      lead,
      changesHeading: changes.heading,
      meta: query.kind === 'figures' ? meta : { title: heading, description: lead },
    },
  };
}

export type LoadedFigures = Awaited<ReturnType<typeof loadFigures>>;
