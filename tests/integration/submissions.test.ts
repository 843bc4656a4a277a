import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendorApplication } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let storeVendorApplication: (typeof import('#app/content/vendor-applications.server.ts'))['storeVendorApplication'];
let subscribe: (typeof import('#app/content/newsletter.server.ts'))['subscribe'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ storeVendorApplication } = await import('#app/content/vendor-applications.server.ts'));
  ({ subscribe } = await import('#app/content/newsletter.server.ts'));
});

afterAll(() => test.close());

const applicationsOf = async (companyName: string) => {
  const where = { companyName: { equals: companyName } };
  return (await test.payload.find({ collection: 'vendor-applications', where })).docs;
};

describe('a vendor application', () => {
  it('is stored as new, with all that was sent', async () => {
    const application = vendorApplication({ companyName: 'Stored' });
    await storeVendorApplication(application);
    expect(await applicationsOf('Stored')).toMatchObject([{ ...application, status: 'new' }]);
  });

  it('sent twice is one', async () => {
    await storeVendorApplication(vendorApplication({ companyName: 'Twice' }));
    await storeVendorApplication(vendorApplication({ companyName: 'Twice' }));
    expect(await applicationsOf('Twice')).toHaveLength(1);
  });

  it('sent ten times at once is one', async () => {
    const application = vendorApplication({ companyName: 'At once' });
    await Promise.all(Array.from({ length: 10 }, () => storeVendorApplication(application)));
    expect(await applicationsOf('At once')).toHaveLength(1);
  });

  it('that differs in one field is another', async () => {
    await storeVendorApplication(
      vendorApplication({ companyName: 'Two people', contactEmail: 'a@example.com' }),
    );
    await storeVendorApplication(
      vendorApplication({ companyName: 'Two people', contactEmail: 'b@example.com' }),
    );
    expect(await applicationsOf('Two people')).toHaveLength(2);
  });

  it('sent again after a while is another', async () => {
    await storeVendorApplication(vendorApplication({ companyName: 'Later' }));
    await test.payload.db.pool.query(
      "update vendor_applications set created_at = now() - interval '11 minutes' where company_name = 'Later'",
    );
    await storeVendorApplication(vendorApplication({ companyName: 'Later' }));
    expect(await applicationsOf('Later')).toHaveLength(2);
  });

  it('that the database refuses is not half stored', async () => {
    const broken = {
      ...vendorApplication({ companyName: 'Broken' }),
      serviceCategory: 'nonsense' as 'Legal',
    };
    await expect(storeVendorApplication(broken)).rejects.toThrow();
    expect(await applicationsOf('Broken')).toHaveLength(0);
  });
});

describe('a newsletter sign-up', () => {
  it('is stored once for each newsletter', async () => {
    expect(await subscribe('owner@example.com', 'll97_blog')).toBe('subscribed');
    expect(await subscribe('owner@example.com', 'll97_blog')).toBe('already subscribed');
    expect(await subscribe('owner@example.com', 'cwz_blog')).toBe('subscribed');
  });

  it('by ten tabs at once is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => subscribe('tabs@example.com', 'll97_blog')),
    );
    expect(answers.filter((answer) => answer === 'subscribed')).toHaveLength(1);
  });

  it('that cannot be stored is not called a success', async () => {
    await expect(subscribe('no address', 'll97_blog')).rejects.toThrow();
  });
});
