import { Gutter } from '@payloadcms/ui';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import type { Role } from '#cms/access.ts';
import { STAFF_ROLES } from '#cms/access.ts';
import { currentDay } from '#cms/time/new-york.ts';
import type { User } from '#cms/payload-types.ts';
import { FailedMails } from '#cms/mail/failed-mails-section.tsx';
import { SubmissionsPerWeek } from './submissions-per-week.tsx';
import './dashboard.css';
import { Drafts } from './content-sections.tsx';
import { ErasureRequests } from './tasks.tsx';
import { NewestArticles } from './content-sections.tsx';
import { OpenWork } from './open-work.tsx';
import { ScheduledPublications } from './content-sections.tsx';
import type { SectionProps } from './section.tsx';
import { AssignedToYou } from './tasks.tsx';

const ADMINS: readonly Role[] = ['admin'];
const EDITORS: readonly Role[] = ['admin', 'editor'];

interface SectionForRoles {
  name: string;
  roles: readonly Role[];
  Component: (props: SectionProps) => ReactNode | Promise<ReactNode>;
}

/** What the panel opens on, in this order, and for whom. What is not somebody's is not even asked of the database. */
const SECTIONS: SectionForRoles[] = [
  { name: 'waits for you', roles: STAFF_ROLES, Component: AssignedToYou },
  { name: 'erasure requests', roles: ADMINS, Component: ErasureRequests },
  { name: 'open work', roles: STAFF_ROLES, Component: OpenWork },
  { name: 'failed mails', roles: STAFF_ROLES, Component: FailedMails },
  { name: 'arrivals', roles: STAFF_ROLES, Component: SubmissionsPerWeek },
  { name: 'newest articles', roles: EDITORS, Component: NewestArticles },
  { name: 'drafts', roles: EDITORS, Component: Drafts },
  { name: 'scheduled', roles: EDITORS, Component: ScheduledPublications },
];

/** The first screen of the panel: what waits for whoever has signed in. */
export function Dashboard({ payload, user }: { payload: Payload; user?: User | null }) {
  if (!user) return null;
  const now = new Date();
  return (
    <Gutter className="dashboard lotline-dashboard">
      <header className="dashboard-head">
        <h1>{currentDay(now)}</h1>
        <p>Signed in as {user.name}. All dates and times are New York time.</p>
      </header>
      <div className="dashboard-sections">
        {SECTIONS.filter(({ roles }) => roles.includes(user.role)).map(({ name, Component }) => (
          <Component key={name} payload={payload} user={user} now={now} />
        ))}
      </div>
    </Gutter>
  );
}
