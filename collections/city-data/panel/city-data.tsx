import type { AdminViewServerProps } from 'payload';
import { hasRole } from '#cms/access.ts';
import { Screen } from '#cms/panel/screen.tsx';
import { listMissedSearches } from '#city-data/missed-searches.ts';
import { readStatus } from '#city-data/status.ts';
import { MissedSearches } from './missed-searches.tsx';
import { Records } from './records.tsx';
import { Sets } from './sets.tsx';
import './city-data.css';

export const CityData = (view: AdminViewServerProps) => (
  <Screen view={view} title="City data" roles={['admin', 'editor']} className="city-data">
    {async ({ payload, user }) => (
      <>
        <h1>City data</h1>
        {hasRole({ user }, 'admin') && <Sets initial={await readStatus(payload.db.pool)} />}
        <Records payload={payload} />
        <MissedSearches searches={await listMissedSearches(payload.db.pool)} />
      </>
    )}
  </Screen>
);
