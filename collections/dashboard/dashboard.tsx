import { Gutter } from '@payloadcms/ui';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { type Role, STAFF_ROLES } from '#cms/access.ts';
import { HealthWarnings } from '#collections/health/health-screen.tsx';
import type { User } from '#cms/payload-types.ts';
import { currentDay } from '#cms/time/new-york.ts';
import { Drafts, NewestArticles, ScheduledPublications } from './content-sections.tsx';
import '#cms/panel/dashboard.css';
import { FiguresToCheck } from './figures-to-check.tsx';
import { OpenWork, SubmissionsPerWeek } from './open-work.tsx';
import { DashboardRow, Empty, Section, type SectionProps } from '#cms/panel/section.tsx';
import { FailedMails } from '#cms/mail/failed-mails-section.tsx';
import { submissionKind } from '#collections/submissions/kinds.ts';
import { DueTime } from '#collections/submissions/panel/due-time.tsx';
import { assignedTo } from './inbox-queries.ts';

const MAX_ASSIGNED = 8;

async function AssignedToYou({ payload, user, now }: SectionProps) {
  const { items, total } = await assignedTo(payload, { user: user.id, limit: MAX_ASSIGNED, now });
  const more = total - items.length;
  return (
    <Section id="assigned-to-you" heading="Assigned to you" count={total}>
      {total === 0 ? (
        <Empty>Nothing is assigned to you. See Unassigned below for work nobody has taken yet.</Empty>
      ) : (
        <ol className="dashboard-rows">
          {items.map(({ kind, id, title, dueAt }) => (
            <DashboardRow
              key={id}
              title={title}
              kind={submissionKind(kind).singular}
              path={`/inbox?open=${id}`}
            >
              <DueTime dueAt={dueAt} now={now} />
            </DashboardRow>
          ))}
        </ol>
      )}
      {more > 0 && <p className="dashboard-more">And {more} more, under Mine in the inbox.</p>}
    </Section>
  );
}

const ADMINS: readonly Role[] = ['admin'];
const EDITORS: readonly Role[] = ['admin', 'editor'];

interface RestrictedSection {
  id: string;
  roles: readonly Role[];
  Component: (props: SectionProps) => ReactNode | Promise<ReactNode>;
}

const SECTIONS: RestrictedSection[] = [
  { id: 'assigned', roles: STAFF_ROLES, Component: AssignedToYou },
  { id: 'health', roles: ADMINS, Component: HealthWarnings },
  { id: 'open-work', roles: STAFF_ROLES, Component: OpenWork },
  { id: 'failed-mails', roles: STAFF_ROLES, Component: FailedMails },
  { id: 'submissions', roles: STAFF_ROLES, Component: SubmissionsPerWeek },
  { id: 'figures', roles: EDITORS, Component: FiguresToCheck },
  { id: 'articles', roles: EDITORS, Component: NewestArticles },
  { id: 'drafts', roles: EDITORS, Component: Drafts },
  { id: 'scheduled', roles: EDITORS, Component: ScheduledPublications },
];

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
        {SECTIONS.filter(({ roles }) => roles.includes(user.role)).map(({ id, Component }) => (
          <Component key={id} payload={payload} user={user} now={now} />
        ))}
      </div>
    </Gutter>
  );
}
