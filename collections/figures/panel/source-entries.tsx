'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { longDay } from '#law/figures/figure-kinds.ts';
import { useApi } from '#cms/panel/use-api.ts';
import { entriesSchema } from '../figure-schemas.ts';
import '#cms/panel/figures.css';
import { StillRight } from './still-right.tsx';

export function SourceEntries() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const path = id === undefined ? undefined : `/sources/${id}/entries`;
  const { entries = [] } = useApi(path, entriesSchema, { version: lastUpdateTime }).result ?? {};
  if (id === undefined || entries.length === 0) return null;
  return (
    <section className="field-type figures-panel" aria-labelledby="source-entries">
      <h3 id="source-entries">Taken from this source</h3>
      <StillRight path={`/sources/${id}`} label={`All ${entries.length} are still right`} />
      <ul>
        {entries.map(({ collection, id: entry, title, checkedOn }) => (
          <li key={`${collection}-${entry}`}>
            <a href={`/admin/collections/${collection}/${entry}`}>{title}</a>{' '}
            <span className="figures-panel__kind">checked on {longDay(checkedOn)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
