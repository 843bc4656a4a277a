import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#cms/payload-types.ts';
import { contactMessage, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { post, signInAs, type SignedIn } from '../support/rest.ts';

let test: TestPayload;
let staff: User;
let admin: User;
let adminAtPanel: SignedIn;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  [staff, admin] = [await createUser(test.payload, 'staff'), await createUser(test.payload, 'admin')];
  adminAtPanel = await signInAs(test.payload, 'admin');
});

afterAll(() => test.close());

const newAddress = () => `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** As the panel stores a request of somebody of the staff. */
const request = (address: string, more: object = {}) =>
  test.payload.create({
    collection: 'erasure-requests',
    data: { address, ...more } as never,
    overrideAccess: false,
    user: staff,
  });

const decide = (id: number, data: object, user = admin) =>
  test.payload.update({ collection: 'erasure-requests', id, data, overrideAccess: false, user });

const stored = (id: number) => test.payload.findByID({ collection: 'erasure-requests', id, depth: 0 });

const store = (email: string) =>
  test.payload.create({
    collection: 'contact-messages',
    data: { ...contactMessage(), email, status: 'new' },
  });

describe('an erasure request', () => {
  it('records who asked, and the address in lower case, whatever else is sent', async () => {
    const address = newAddress();
    const { id } = await request(` ${address.toUpperCase()} `, {
      status: 'done',
      requestedBy: admin.id,
      requestedByName: 'Somebody else',
      decidedByName: 'Somebody else',
    });
    expect(await stored(id)).toMatchObject({
      address,
      status: 'open',
      requestedBy: staff.id,
      requestedByName: staff.name,
      decidedByName: null,
    });
  });

  it.each(['', 'no address', 'a@b@c'])('is rejected without an email address: "%s"', async (address) => {
    await expect(request(address)).rejects.toMatchObject({ data: { errors: [{ path: 'address' }] } });
  });

  it('is decided by admins only', async () => {
    const { id } = await request(newAddress());
    await expect(decide(id, { status: 'done' }, staff)).rejects.toMatchObject({ status: 403 });
  });

  it('is declined with a reason, and then no longer contains the address', async () => {
    const address = newAddress();
    const { id } = await request(address);
    await expect(decide(id, { status: 'declined' })).rejects.toMatchObject({
      data: { errors: [{ path: 'reason' }] },
    });
    await decide(id, { status: 'declined', reason: 'They did not write from that address.' });
    expect(await stored(id)).toMatchObject({
      status: 'declined',
      address: '(removed)',
      decidedBy: admin.id,
      decidedByName: admin.name,
      decidedAt: expect.any(String) as string,
    });
  });

  it('cannot be marked as done while something is stored under the address', async () => {
    const address = newAddress();
    const message = await store(address);
    const { id } = await request(address);
    await expect(decide(id, { status: 'done' })).rejects.toMatchObject({
      data: { errors: [{ path: 'status' }] },
    });
    await test.payload.delete({ collection: 'contact-messages', id: message.id });
    await decide(id, { status: 'done' });
    expect(await stored(id)).toMatchObject({ status: 'done', address: '(removed)' });
  });

  it('cannot be decided twice', async () => {
    const { id } = await request(newAddress());
    await decide(id, { status: 'done' });
    for (const status of ['open', 'declined']) {
      const again = decide(id, { status, reason: 'Changed my mind.' });
      await expect(again).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } });
    }
  });

  it('is marked as done by the erasure itself, which removes the address', async () => {
    const address = newAddress();
    await store(address.toUpperCase());
    const first = await request(address, { note: `Wrote from ${address}.` });
    const other = await request(newAddress());
    const body = { address, confirmation: address };
    const { status } = await post(test.payload, '/api/personal-data/erase', { as: adminAtPanel, body });
    expect(status).toBe(200);
    expect(await stored(first.id)).toMatchObject({
      status: 'done',
      address: '(removed)',
      decidedByName: 'The admin',
    });
    expect((await stored(first.id)).note).toBeNull();
    expect(await stored(other.id)).toMatchObject({ status: 'open' });
  });
});
