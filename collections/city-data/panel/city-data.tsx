import type { AdminViewServerProps } from 'payload';
import { hasRole } from '#cms/access.ts';
import { Screen } from '#cms/panel/screen.tsx';
import { listMissedSearches } from '#city-data/missed-searches.ts';
import { readStatus } from '#city-data/status.ts';
import { MissedSearches } from './missed-searches.tsx';
import { Sets } from './sets.tsx';
import './city-data.css';

export const CityData = (view: AdminViewServerProps) => (
  <Screen view={view} title="City data" roles={['admin', 'editor']} className="city-data">
    {async ({ payload: { db }, user }) => (
      <>
        <h1>City data</h1>
        {hasRole({ user }, 'admin') && <Sets initial={await readStatus(db.pool)} />}
        <MissedSearches searches={await listMissedSearches(db.pool)} />
      </>
    )}
  </Screen>
);
