import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import { hasRole, type Role } from '#cms/access.ts';
import './dashboard.css';

interface Visit {
  payload: Payload;
  user: TypedUser;
  now: Date;
}

interface ScreenProps {
  view: AdminViewServerProps;
  title: string;
  roles: readonly Role[];
  className?: string;
  children: (visit: Visit) => ReactNode | Promise<ReactNode>;
}

const PEOPLE: Record<Role, string> = { admin: 'admins', editor: 'editors', staff: 'staff' };

export async function Screen({ view, title, roles, className, children }: ScreenProps) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, user, i18n } = req;
  // Payload also renders custom views for signed-out visitors.
  if (!user) redirect(`${payload.config.routes.admin}/login`);
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user, visibleEntities }}
    >
      <Gutter className={className}>
        <main>
          {hasRole({ user }, ...roles) ? (
            await children({ payload, user, now: new Date() })
          ) : (
            <>
              <header className="dashboard-head">
                <h1>{title}</h1>
              </header>
              <p>Only {roles.map((role) => PEOPLE[role]).join(' and ')} see this page.</p>
            </>
          )}
        </main>
      </Gutter>
    </DefaultTemplate>
  );
}

export const DashboardScreen = ({ lead, children, ...screen }: ScreenProps & { lead?: ReactNode }) => (
  <Screen {...screen} className="dashboard lotline-dashboard">
    {async (visit) => (
      <>
        <header className="dashboard-head">
          <h1>{screen.title}</h1>
          {lead}
        </header>
        {await children(visit)}
      </>
    )}
  </Screen>
);
