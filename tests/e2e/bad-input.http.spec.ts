import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { ADMIN, BASE_URL } from '../support/e2e/settings.ts';

const complete = {
  companyName: 'Bad Input Inc.',
  serviceCategory: 'Legal',
  contactName: 'Ada',
  contactEmail: 'ada@example.com',
  servicesOffered: 'Advice.',
  experience: 'Ten cases.',
};

const addresses: [string, number][] = [
  ['/ll97/blog/%00', 400],
  ['/ll97/blog/no-such-article', 404],
  ['/laws/ll0', 404],
  ['/ll97/blog?q=%00', 400],
  ['/ll97/blog?page=99999999999999999999', 404],
  ['/ll97/blog?page=1&page=2', 200],
  [`/ll97/blog/${'x'.repeat(2000)}`, 404],
  [`/ll97/blog/${'x'.repeat(3000)}`, 400],
  ['/ll97//blog', 400],
  ['/%E0%A4%A', 400],
  ['/ll97/blog/..%2f..%2fetc%2fpasswd', 400],
  ["/ll97/blog?q='%3B drop table articles%3B--", 200],
];

test('a path or query that is wrong gets a status that says so', async ({ request }) => {
  for (const [address, status] of addresses) {
    const response = await request.get(address);
    expect({ address, status: response.status() }).toEqual({ address, status });
  }
});

const invalidForms: [string, Record<string, string>, string][] = [
  ['a missing field', { ...complete, companyName: '' }, 'Please enter your company name'],
  ['an email without @', { ...complete, contactEmail: 'nobody' }, 'Please enter a valid email address'],
  [
    '1 MB in a text field',
    { ...complete, experience: 'x'.repeat(1024 * 1024) },
    'Please use at most 5,000 characters',
  ],
  ['a NUL byte', { ...complete, contactName: 'A\u0000da' }, 'cannot be shown'],
  [
    'a category nobody offers',
    { ...complete, serviceCategory: 'Nonsense' },
    'Please select a service category',
  ],
  ['nothing at all', {}, 'Please enter your company name'],
];

test('an application that is not valid is refused and not stored', async ({ request, api }) => {
  for (const [what, form, message] of invalidForms) {
    const response = await request.post('/ll97/vendor-access', { form });
    expect(response.status(), what).toBe(400);
    expect(await response.text(), what).toContain(message);
  }
  expect(await api.count('vendor-applications', { companyName: complete.companyName })).toBe(0);
});

test('a body over 2 MB is refused', async ({ request }) => {
  const form = { ...complete, experience: 'x'.repeat(3 * 1024 * 1024) };
  expect((await request.post('/ll97/vendor-access', { form })).status()).toBe(413);
});

test('a body that is not a form is refused', async ({ request }) => {
  for (const address of [
    '/ll97/vendor-access',
    '/ll97/newsletter',
    '/ll97/newsletter/sign-up',
    '/ll97?index',
    '/contact',
    '/feedback',
    '/newsletter/confirm/nonsense',
  ]) {
    expect((await request.post(address, { data: { email: 'a@example.com' } })).status()).toBe(400);
  }
});

test('pages refuse other methods than GET and POST', async ({ request }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    for (const address of [
      '/ll97/vendor-access',
      '/ll97/newsletter',
      '/ll97/blog',
      '/',
      '/contact',
      '/feedback',
      '/newsletter/unsubscribe/nonsense',
    ]) {
      const { status } = { status: (await request.fetch(address, { method })).status() };
      expect({ method, address, status }).toEqual({ method, address, status: 405 });
    }
  }
});

test("anonymous requests get nothing from the panel's API", async ({ request }) => {
  for (const address of [
    '/api/vendor-applications',
    '/api/newsletter-subscriptions',
    '/api/contact-messages',
    '/api/feedback',
    '/api/payload-jobs',
    '/api/users',
    '/api/articles',
    '/api/globals/site-settings',
    '/api/payload-jobs/run',
    '/api/access',
    '/api/media',
    '/api/users/init',
  ]) {
    expect({ address, status: (await request.get(address)).status() }).toEqual({ address, status: 403 });
  }
  expect((await request.post('/api/users/first-register', { data: ADMIN })).status()).toBe(403);
  expect((await request.post('/api/graphql', { data: { query: '{ __typename }' } })).status()).toBe(404);
});

test("a forged session gets nothing from the panel's API", async ({ request }) => {
  const forged: Record<string, string>[] = [
    { Cookie: 'payload-token=forged' },
    { Authorization: 'JWT forged' },
    { Authorization: 'x' },
  ];
  for (const headers of forged) {
    for (const address of [
      '/api/vendor-applications',
      '/api/users',
      '/api/articles',
      '/api/access',
      '/api/media',
    ]) {
      expect((await request.get(address, { headers: { Origin: BASE_URL, ...headers } })).status()).toBe(403);
    }
  }
});
