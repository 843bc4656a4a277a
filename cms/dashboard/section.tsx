import type { CollectionSlug, Payload } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '#cms/payload-types.ts';
import { relativeTime, fullTime } from '#cms/time/new-york.ts';

/** What each section of the dashboard is given: who looks, and when. */
export interface SectionProps {
  payload: Payload;
  user: User;
  now: Date;
}

interface Section {
  /** Of the heading, by which links lead here. */
  id: string;
  heading: string;
  /** What stands beside the heading: a number, or a link. */
  aside?: ReactNode;
  isNarrow?: boolean;
  children: ReactNode;
}

/** A part of the dashboard, with its heading. */
export const Section = ({ id, heading, aside, isNarrow, children }: Section) => (
  <section
    className={isNarrow ? 'dashboard-section dashboard-section--narrow' : 'dashboard-section'}
    aria-labelledby={id}
  >
    <div className="dashboard-section__head">
      <h2 id={id}>{heading}</h2>
      {aside}
    </div>
    {children}
  </section>
);

/** What a section says where it has nothing to show. */
export const Empty = ({ children }: { children: ReactNode }) => <p className="dashboard-empty">{children}</p>;

/** A moment in words, with the exact time in New York for those who point at it. */
export const RelativeTime = ({ at, now }: { at: string; now: Date }) => (
  <time dateTime={at} title={fullTime(at)}>
    {relativeTime(at, now)}
  </time>
);

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
