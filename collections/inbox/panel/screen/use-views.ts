'use client';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { areSame, type Filters } from '../../list/filters.ts';
import { type InboxView, viewsSchema } from '../../list/list-schema.ts';

const saved = z.object({});

export function useViews(filters: Filters) {
  const [views, setViews] = useState<InboxView[]>([]);
  const load = useCallback(async () => {
    const { result } = await callApi('/inbox/views', viewsSchema);
    if (result) setViews(result.views);
  }, []);
  useEffect(() => void load(), [load]);
  async function send(path: string, options: Parameters<typeof callApi>[2]) {
    const { error } = await callApi(`/inbox-views${path}`, saved, options);
    if (!error) await load();
    return error;
  }
  return {
    views,
    current: views.find((view) => areSame(view.filters, filters)),
    reload: load,
    create: (view: Pick<InboxView, 'name' | 'isShared'>) => send('', { body: { ...view, filters } }),
    update: (id: number, change: Pick<InboxView, 'name' | 'isShared'>) =>
      send(`/${id}`, { method: 'PATCH', body: change }),
    remove: (id: number) => send(`/${id}`, { method: 'DELETE' }),
  };
}

export type Views = ReturnType<typeof useViews>;
