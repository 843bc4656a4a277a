import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import { activeUsers, STAFF_ROLES } from '#cms/access.ts';
import { Screen } from '#cms/panel/screen.tsx';
import type { Person } from '../schema.ts';
import { Inbox } from './inbox.tsx';

async function findPeople(payload: Payload, user: TypedUser): Promise<Person[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: activeUsers(...STAFF_ROLES),
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}

export const InboxScreen = (view: AdminViewServerProps) => (
  <Screen view={view} title="Inbox" roles={STAFF_ROLES}>
    {async ({ payload, user }) => <Inbox user={user.id} people={await findPeople(payload, user)} />}
  </Screen>
);
