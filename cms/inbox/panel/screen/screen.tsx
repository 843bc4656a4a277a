import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import { hasRole, STAFF_ROLES } from '#cms/access.ts';
import { InboxApp } from './app.tsx';
import type { Person } from './people.ts';

async function findPeople(payload: Payload, user: TypedUser): Promise<Person[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: [...STAFF_ROLES] } },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}

/** One inbox over all kinds of submissions. For staff and admins. */
export async function InboxScreen({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, user, i18n } = req;
  // Payload shows views of the product to strangers too.
  if (!user) redirect(`${payload.config.routes.admin}/login`);
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, visibleEntities }}
      user={user}
    >
      <Gutter>
        {hasRole({ user }, ...STAFF_ROLES) ? (
          <InboxApp user={user.id} people={await findPeople(payload, user)} />
        ) : (
          <>
            <h1>Inbox</h1>
            <p>Only admins and staff see this page.</p>
          </>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
