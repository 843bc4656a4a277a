const ROLES = ['admin', 'editor', 'staff'];

const accountOf = (role) => ({ email: `${role}@lotline.example`, password: `pictures-of-the-${role}` });

/** The invented names that the pictures show. */
const NAMES = { admin: 'Ada Adams', editor: 'Edith Owens', staff: 'Stan Staffer' };

async function json(response) {
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** A browser that is signed in with this account, at the size of the pictures, without motion. */
async function signedIn(browser, url, account) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    extraHTTPHeaders: { Origin: url },
  });
  await json(await context.request.post('/api/users/login', { data: account }));
  return context;
}

/** Makes one account for each role over the panel's interface, and signs each in. */
export async function openPanels(browser, url, firstAdmin) {
  const admin = await signedIn(browser, url, firstAdmin);
  const panels = {};
  for (const role of ROLES) {
    const account = accountOf(role);
    const { email, password } = account;
    const data = { email, role, name: NAMES[role] };
    const { id } = await json(await admin.request.post('/api/users/invite', { data }));
    await json(await admin.request.patch(`/api/users/${id}`, { data: { password } }));
    panels[role] = await signedIn(browser, url, account);
  }
  await admin.close();
  return panels;
}

/** The address of a picture, with the number of the document that it shows. */
export async function addressOf({ path, find }, { request }) {
  if (!find) return path;
  const { collection, sort, exists } = find;
  const params = { limit: 1, depth: 0, sort, ...(exists ? { [`where[${exists}][exists]`]: 'true' } : {}) };
  const { docs } = await json(await request.get(`/api/${collection}`, { params }));
  if (!docs[0]) throw new Error(`There is no document in ${collection} to take a picture of.`);
  return path.replace(':id', docs[0].id);
}

/** Saves an article twice, so that it has versions: the words stay as they are. */
async function changeAnArticle({ request }) {
  const { docs } = await json(
    await request.get('/api/articles', { params: { limit: 1, depth: 0, sort: 'createdAt' } }),
  );
  for (const { id, title } of [...docs, ...docs])
    await json(await request.patch(`/api/articles/${id}`, { data: { title, _status: 'published' } }));
}

/** Gives some of what has arrived to the staff of the pictures, and lets them begin with it and write a note. */
export async function beginWork({ staff, editor }) {
  await changeAnArticle(editor);
  const { user } = await json(await staff.request.get('/api/users/me'));
  for (const collection of ['vendor-applications', 'bill-uploads', 'contact-messages']) {
    const { docs } = await json(
      await staff.request.get(`/api/${collection}`, { params: { limit: 2, depth: 0 } }),
    );
    for (const { id } of docs) {
      await json(await staff.request.patch(`/api/${collection}/${id}`, { data: { assignee: user.id } }));
    }
  }
  const { docs } = await json(
    await staff.request.get('/api/vendor-applications', {
      params: { limit: 1, depth: 0, sort: 'createdAt' },
    }),
  );
  for (const { id } of docs) {
    await json(await staff.request.patch(`/api/vendor-applications/${id}`, { data: { status: 'inReview' } }));
    const note = {
      collection: 'vendor-applications',
      document: id,
      text: 'Called them: the office is in Queens.',
    };
    await json(await staff.request.post('/api/notes', { data: note }));
  }
}
