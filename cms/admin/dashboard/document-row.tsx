import type { CollectionSlug, Payload } from 'payload';
import type { ReactNode } from 'react';

interface DocumentRow {
  payload: Payload;
  collection: CollectionSlug;
  id: number;
  title: string;
  /** What happened to it, or will, and when. */
  children: ReactNode;
}

/** What the panel calls one document of a collection. */
function kindOf({ collections }: Payload, collection: CollectionSlug): string {
  const { singular } = collections[collection].config.labels;
  return typeof singular === 'string' ? singular : collection;
}

interface DashboardRow {
  title: string;
  /** What it is. */
  kind: string;
  /** Where it is, below /admin. */
  path: string;
  children: ReactNode;
}

/** A line in a list of the dashboard. */
export const DashboardRow = ({ title, kind, path, children }: DashboardRow) => (
  <li className="dashboard-row">
    <span className="dashboard-row__main">
      <a href={`/admin${path}`}>{title}</a>
      <span className="dashboard-row__kind">{kind}</span>
    </span>
    <span className="dashboard-due">{children}</span>
  </li>
);

/** A document in a list of the dashboard. */
export const DocumentRow = ({ payload, collection, id, title, children }: DocumentRow) => (
  <DashboardRow title={title} kind={kindOf(payload, collection)} path={`/collections/${collection}/${id}`}>
    {children}
  </DashboardRow>
);
