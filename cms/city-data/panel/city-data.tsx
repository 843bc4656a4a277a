import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '#cms/access.ts';
import { listMissedSearches } from '../missed-searches.ts';
import { readStatus } from '../status.ts';
import { MissedSearches } from './missed-searches.tsx';
import { Sets } from './sets.tsx';
import './city-data.css';

/** The screen of the city's data: admins import it, and editors see what visitors look for in vain. */
export async function CityData({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, user, i18n } = req;
  // Payload shows views of the product to strangers too.
  if (!user) redirect(`${payload.config.routes.admin}/login`);
  const isAdmin = hasRole({ user }, 'admin');
  const isEditor = hasRole({ user }, 'admin', 'editor');
  const status = isAdmin ? await readStatus(payload.db.pool) : undefined;
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, visibleEntities }}
      user={user}
    >
      <Gutter className="city-data">
        <h1>City data</h1>
        {!isEditor && <p>Only admins and editors see this page.</p>}
        {status && <Sets initial={status} />}
        {isEditor && <MissedSearches searches={await listMissedSearches(payload.db.pool)} />}
      </Gutter>
    </DefaultTemplate>
  );
}
