import { randomUUID } from 'node:crypto';
import { fileNamesOf, invoiceFields, pdf, photo, type SentFile, threePages } from '../support/e2e/bills.ts';
import { assess, ownBusinessName } from '../support/e2e/cwz-assessment.ts';
import { expect } from '../support/e2e/fixtures.ts';
import { lastMailTo, linkIn, mailTo } from '../support/e2e/outbox.ts';
import { type PlainPage, plainTest as test } from '../support/e2e/plain-page.ts';

const aMail = () => `plain-${randomUUID()}@example.com`;
const aName = () => `Plain ${randomUUID().slice(0, 8)}`;

/** The text of the alert on the page. */
const alert = (page: PlainPage) => page.text(page.one('[role=alert]'));

const SIMPLE_FORMS = [
  {
    address: '/ll97/vendor-access',
    key: 'Company name',
    email: 'Contact email',
    others: {
      'Service category': 'Legal',
      'Contact name': 'Ada',
      'Services offered': 'Advice.',
      'Experience with Local Law 97': 'Ten cases.',
    },
    button: 'Submit Application',
    received: 'Application Submitted',
    stored: ['vendor-applications', 'companyName'],
  },
  {
    address: '/contact',
    key: 'Subject',
    email: 'Email',
    others: { Name: 'Olive', Message: 'Is it covered?' },
    button: 'Send Message',
    received: 'Message sent',
    stored: ['contact-messages', 'subject'],
  },
  {
    address: '/feedback',
    key: 'Your feedback',
    email: 'Email',
    others: { 'Feedback type': 'Issue Report' },
    button: 'Submit Feedback',
    received: 'Feedback submitted',
    stored: ['feedback', 'feedback'],
  },
] as const;

for (const { address, key, email, others, button, received, stored } of SIMPLE_FORMS) {
  test(`a visitor corrects and sends the form at ${address}, and it is stored once`, async ({
    plainPage: page,
    api,
  }) => {
    const name = aName();
    await page.open(address);
    page.fill({ [key]: name, [email]: 'nobody' });
    await page.press(button);
    expect(page.status).toBe(400);
    expect(alert(page)).toContain(`${email}: Please enter a valid email address`);
    expect(page.value(key)).toBe(name);
    page.fill({ [email]: 'ada@example.com', ...others });
    await page.press(button);
    page.one('h1, h2', received);
    await page.open(page.url);
    const [collection, field] = stored;
    expect(await api.count(collection, { [field]: name })).toBe(1);
  });
}

test('an empty application on the overview shows its errors on the same tab', async ({ plainPage: page }) => {
  await page.open('/ll97');
  await page.follow('For Service Providers');
  await page.press('Submit Application');
  expect(alert(page)).toContain('Company name: Please enter your company name');
  expect(page.url).toContain('for=providers');
});

test('the newsletter accepts the same email address twice, but stores it once', async ({
  plainPage: page,
  api,
}) => {
  const email = aMail();
  for (const address of ['/ll97/blog', '/ll97/newsletter']) {
    await page.open(address);
    page.set('Email address', email);
    await page.press('Subscribe');
    page.one('h1', 'Subscription successful!');
    expect(page.url).not.toContain('plain-');
  }
  expect(await api.count('newsletter-subscriptions', { email })).toBe(1);
});

test('a visitor searches, pages through and filters a blog, and can share an article by email', async ({
  plainPage: page,
}) => {
  await page.open('/ll97/blog');
  page.set('Search articles', 'hotel');
  await page.press('Search');
  expect(page.url).toBe('/ll97/blog?q=hotel');
  expect(page.text(page.one('article'))).toContain('hotel');
  expect(page.all('article', /Covered Buildings List/)).toHaveLength(0);
  await page.press(/results?/);
  expect(page.value('Search articles')).toBe('');
  await page.follow('Next');
  expect(page.url).toBe('/ll97/blog?page=2');
  await page.follow('Financial', page.one('nav', 'Categories'));
  await page.follow(/^/, page.one('main article'));
  page.one('h1');
  expect(page.hrefOf('Share')).toMatch(/^mailto:/);
});

test('a visitor searches the site, and an invalid search gets an error', async ({ plainPage: page }) => {
  await page.open('/about');
  await page.follow('Search this site', page.one('header'));
  expect(page.url).toBe('/search');
  page.set('Search the site', 'carter');
  await page.press('Search');
  expect(page.url).toBe('/search?q=carter');
  page.one('h2', 'Questions and answers');
  await page.open(`/search?q=${'x'.repeat(1000)}`);
  expect(page.status).toBe(400);
  expect(page.text()).toContain('Your search is too long. Use at most 200 characters.');
  for (const query of ['q=a&kind=spells', 'q=a&page=2', 'q=penalty&kind=figures&page=999', 'q=a&page=-1']) {
    await page.open(`/search?${query}`);
    expect({ query, status: page.status }).toEqual({ query, status: 404 });
  }
});

test('the menu link jumps to the site links in the footer, with the laws below them', async ({
  plainPage: page,
}) => {
  await page.open('/about');
  await page.follow('Menu');
  const footer = page.one('nav', 'Footer', page.target);
  const names = page.links(footer).map(([text]) => text);
  expect(names.slice(0, 6)).toEqual(['Home', 'About', 'Help', 'Feedback', 'Partners', 'Contact']);
  await page.follow('Gas piping', footer);
  expect(page.url).toBe('/laws/ll152');
});

test("an address search opens the building's page, and one from a law's page opens it at that law", async ({
  plainPage: page,
}) => {
  for (const [address, question, url] of [
    ['/', 'Which laws apply to your building?', /^\/buildings\/2025050046$/],
    ['/laws/ll152', 'Does it apply to your building, and when?', /^\/buildings\/2025050046#ll152$/],
  ] as const) {
    await page.open(address);
    page.set(question, '1130 Anderson Avenue, Bronx');
    await page.press('Find my building');
    expect(page.url).toMatch(url);
  }
});

test("the laws of a building depend on the visitor's answers and corrections", async ({
  plainPage: page,
}) => {
  await page.open('/buildings/3000200029');
  expect(page.all('#next time')).toHaveLength(3);
  await page.follow('Answer them');
  page.set('No', true, page.group(/^Is there an elevator/));
  await page.press('Update my list of laws');
  page.one('#doesNotApply li#elevator');
  await page.follow(/^Something wrong or missing\?/);
  page.set('Stories', '12');
  await page.press('Update my list of laws');
  expect(page.url).toMatch(/elevator=no/);
  expect(page.text(page.one('#facts'))).toContain('your figure');
});

test('a ZIP code finds its zone, the map links to the table, and the gas piping page lists districts', async ({
  plainPage: page,
}) => {
  await page.open('/cwz');
  page.set('ZIP code or address', '10001');
  await page.press('Find my zone');
  page.one('h3', 'Your zone is Manhattan West, Midtown South or Midtown North.');
  expect(page.hrefOf(/Find your zone by address/, page.main)).toMatch(/nyc\.gov/);
  await page.follow(/^Manhattan West: Proposed/, page.main);
  expect(page.text(page.target)).toContain('Manhattan West');
  await page.open('/buildings/gas-piping');
  expect(page.text()).toMatch(/Due this year: community districts/);
  expect(page.all('tr', /Manhattan/, page.main)).toHaveLength(4);
});

test('a visitor takes, corrects, emails and restarts a quiz', async ({ plainPage: page, api }) => {
  const userEmail = aMail();
  await page.open('/ll97/quiz?answers=1a-2c-3c-4b-5d');
  expect(page.text(page.one('main h2'))).toMatch(/^A single building of this size is probably not covered\./);
  await page.open('/ll97/quiz');
  for (const name of ['Over 100,000 sq ft', '25-49', '6-10 years ago', 'Natural gas', 'None']) {
    await page.press(name);
  }
  expect(page.url).toBe('/ll97/quiz?answers=1d-2c-3c-4b-5d');
  expect(page.text()).toContain('Score: 11 / 15');
  await page.follow('Change: How is your building mainly heated?');
  page.one('button', 'Natural gas Your answer');
  await page.press('Fuel oil #2');
  expect(page.url).toBe('/ll97/quiz?answers=1d-2c-3c-4c-5d');
  page.set('Email', userEmail);
  await page.press('Email me this result');
  expect(alert(page)).toContain("Please enter the building's street address");
  expect(page.value('Email')).toBe(userEmail);
  page.set('Building address', '350 5th Ave');
  await page.press('Email me this result');
  page.one('h2', 'Your result is on its way');
  await page.open(page.url);
  expect(await api.count('quiz-submissions', { userEmail })).toBe(1);
  expect((await mailTo(userEmail)).text).toContain('Score: 12 / 15');
  await page.follow('Restart Assessment');
  await page.press('25,000-50,000 sq ft');
  await page.press('50-74');
  await page.follow('Back');
  expect(page.text()).toContain('Question 2 of 5');
  await page.follow('Change: How large is your building?');
  page.one('button', '25,000-50,000 sq ft Your answer');
});

test("a quiz with an answer from a building's data continues with the other questions", async ({
  plainPage: page,
}) => {
  await page.open('/ll97/quiz?answers=1c&filled=1');
  expect(page.text()).toContain('How large is your building? 50,001-100,000 sq ft');
  for (const name of ['50-74', '3-5 years ago', 'Natural gas', 'None']) await page.press(name);
  expect(page.url).toBe('/ll97/quiz?answers=1c-2b-3b-4b-5d');
});

test('a visitor corrects a readiness assessment, and it is stored once and listed', async ({
  plainPage: page,
  api,
}) => {
  const buildingAddress = `${randomUUID().slice(0, 8)} Main Street`;
  await page.open('/nyc-internet/quiz');
  page.fill({
    Name: 'Olive',
    Email: 'olive@example.com',
    'Building address': buildingAddress,
    Residential: true,
  });
  await page.press('Complete Assessment');
  expect(page.all('a', /^/, page.one('[role=alert]'))).toHaveLength(3);
  expect(page.value('Building address')).toBe(buildingAddress);
  expect(page.isChecked('Residential')).toBe(true);
  page.fill({ Unsure: true, Excellent: true, Maybe: true });
  await page.press('Complete Assessment');
  page.one('h1, h2', 'Assessment Complete');
  expect(page.text()).toContain('Score: 10');
  await page.open(page.url);
  expect(await api.count('quiz-submissions', { buildingAddress })).toBe(1);
  await page.follow('View Detailed Reports');
  expect(page.text(page.one('tr', new RegExp(buildingAddress)))).toContain('Moderate Risk');
});

test('the calculator adds and removes uses, and its report compares scenarios on the server', async ({
  plainPage: page,
}) => {
  const use = (number: number) => page.group(new RegExp(`^Use ${number}`));
  await page.open('/ll97/calculator');
  expect(page.text(page.one('aside', 'Your result so far'))).toContain('on the report');
  page.fill({ 'Property type': 'Office', 'Gross floor area, sq ft': '450,000' }, use(1));
  await page.press('Add another use');
  expect(page.value('Gross floor area, sq ft', use(1))).toBe('450,000');
  page.fill({ 'Property type': 'Parking', 'Gross floor area, sq ft': 'a lot' }, use(2));
  page.fill({ 'Electricity, kWh': '5,200,000', 'Natural gas, therms': '180,000' });
  await page.press('Make the report');
  expect(alert(page)).toContain('Use 2, gross floor area: Please enter the gross floor area');
  await page.press('Remove this use', use(2));
  await page.press('Make the report');
  expect(page.url).toMatch(/^\/ll97\/report\/[\w-]{22}$/);

  const heatPumps = 'Gas and oil replaced by heat pumps';
  const section = () => page.one('#scenarios');
  page.set(heatPumps, 'a lot', section());
  await page.press('Compare', section());
  expect(page.text(section())).toContain('Please enter a number from 0 to 100');
  expect(page.value(heatPumps, section())).toBe('a lot');
  page.set(heatPumps, '100', section());
  await page.press('Compare', section());
  expect(page.url).toMatch(/\?a-electricity=&.*&a-heat-pumps=100&.*#scenarios$/);
  expect(page.text(section())).toContain(
    'Replacing all the gas heating keeps this building within its limits through 2034.',
  );
  expect(page.text(page.one('tr', /^2030-2034\s*Scenario A/, section()))).toContain('957.99 t');
  expect(page.hrefOf('Download as PDF')).toMatch(/report\.pdf\?a-heat-pumps=100$/);
});

test('a chosen filing fills in the calculator, stays selected while uses change, and produces a report', async ({
  plainPage: page,
}) => {
  await page.open('/ll97/calculator?bbl=4026660020');
  expect(page.text()).toContain('It covers 4 buildings.');
  await page.follow(/^2024, property 2804153/);
  await page.press('Add another use');
  expect(page.value('Natural gas, therms')).toBe('403,979');
  page.part(/^Filled in from/);
  await page.press('Remove this use', page.group(/^Use 3/));
  await page.press('Make the report');
  expect(page.url).toMatch(/^\/ll97\/report\/[\w-]{22}$/);
});

test('a visitor goes back and forth in a waste assessment, corrects it, and gets its report', async ({
  plainPage: page,
  api,
}) => {
  const businessName = ownBusinessName();
  await page.open('/cwz/assessment');
  page.fill({
    'Business name': businessName,
    'Business type': 'Restaurant',
    'Business address': '1 Main Street',
  });
  page.fill({ Borough: 'Queens', 'ZIP code': '1', 'Pickups per week': '5' });
  await page.press('Next');
  expect(alert(page)).toContain('ZIP code: Please enter a ZIP code of 5 digits');
  expect(page.value('Business name')).toBe(businessName);
  page.set('ZIP code', '11373');
  await page.press('Next');
  page.fill({ 'Current hauler': 'royal_waste', 'How long have you been with them?': '1_to_3' });
  page.fill({ '4': true, 'Monthly bill': 'about 500' });
  await page.press('Back');
  expect(page.value('Business name')).toBe(businessName);
  await page.press('Next');
  expect(page.value('Monthly bill')).toBe('about 500');
  expect(page.isChecked('4')).toBe(true);
  await page.enter('Monthly bill');
  expect(page.url).toContain('step=3');
  await page.press('Next');
  expect(alert(page)).toContain('Please check the box to continue');
  page.set(/^I /, true);
  await page.press('Next');
  page.fill({ 'First name': 'Ada', 'Last name': 'Owner', 'Your role': 'Owner', Email: 'ada@example.com' });
  await page.press('Change: Basic Business Information');
  page.set('Pickups per week', '6');
  await page.press('Save changes');
  expect(page.text(page.part('Check your answers'))).toContain('Pickups per week6');
  await page.press('Submit Assessment');
  expect(page.url).toMatch(/^\/cwz\/report\/[\w-]{22}\?assessment=received$/);
  page.one('[role=status]', 'Assessment submitted successfully!');
  page.one('h1', 'Your zone is Queens Central, live since January 3, 2025.');
  await page.open(page.url);
  expect(await api.count('cwz-assessments', { businessName })).toBe(1);
  await page.open('/cwz/report/nothing');
  expect(page.hrefOf('Back to Commercial Waste Zones')).toBe('/cwz');
});

function fillInvoice(page: PlainPage, fields: ReturnType<typeof invoiceFields>): void {
  page.fill({
    'Business name': fields.businessName,
    'Business address': fields.businessAddress,
    'Business type': fields.businessType,
    'Square footage': fields.squareFootage,
    'Contact name': fields.contactName,
    'Contact email': fields.contactEmail,
    'Waste hauler': fields.haulerName,
  });
}

test('a visitor corrects an invoice form, and sends it with its files', async ({ plainPage: page, api }) => {
  const fields = invoiceFields();
  await page.open('/ll199/quiz');
  await page.follow('Skip the Quiz');
  expect(page.url).toBe('/ll199/invoice');
  fillInvoice(page, { ...fields, businessName: 'A' });
  page.attach('Agreement or invoice', [pdf()]);
  await page.press('Submit');
  expect(alert(page)).toContain('Business name must be at least 2 characters');
  expect(alert(page)).toContain('Please choose the file again');
  expect(page.value('Business address')).toBe(fields.businessAddress);

  page.set('Business name', fields.businessName);
  page.attach('Agreement or invoice', [photo('front.png'), pdf('liar.pdf', Buffer.from('<!doctype html>'))]);
  await page.press('Submit');
  expect(alert(page)).toContain('liar.pdf: Please upload a PDF, JPG, or PNG file');
  expect(page.text()).toContain('Please choose the files again');
  page.attach('Agreement or invoice', threePages());
  await page.press('Submit');
  expect(page.url).toMatch(
    /^\/ll199\/invoice\?bill=[\w-]{22}&invoice=received&reference=[2-9B-Z]{4}-[2-9B-Z]{4}#invoice$/,
  );
  expect(page.text()).toContain('Submission Received!');
  await page.open(page.url);
  const { contactEmail } = fields;
  expect(await api.count('invoice-submissions', { contactEmail })).toBe(1);
  const stored = await api.find('invoice-submissions', { contactEmail });
  const bill = await api.find('bills', { submission: (stored?.submission as { id: number }).id });
  expect(await fileNamesOf(api, Number(bill?.id))).toEqual(['May bill.pdf', 'front.png', 'back.png']);
});

test('a commercial waste bill needs a file, consent and an existing assessment', async ({
  plainPage: page,
  request,
  api,
}) => {
  const id = await assess(request);
  await page.open(`/cwz/upload/${id}`);
  const consent = /^I /;
  page.set(consent, true);
  await page.press('Upload My Bill');
  expect(alert(page)).toContain('Bill or contract: Please select a file and provide consent');
  await page.open(`/cwz/upload/${id}`);
  page.attach('Bill or contract', [pdf()]);
  await page.press('Upload My Bill');
  expect(alert(page)).toContain('Please select a file and provide consent');
  page.attach('Bill or contract', threePages());
  page.set(consent, true);
  await page.press('Upload My Bill');
  expect(page.url).toMatch(new RegExp(`^/cwz/thank-you/${id}\\?bill=[\\w-]{22}$`));
  expect(page.text()).toContain('Bill uploaded successfully!');
  expect(await api.count('bill-uploads', { prefix: `cwz-bills/${id}` })).toBe(3);
  await page.open(`/cwz/upload/${'A'.repeat(22)}`);
  expect(page.url).toBe('/cwz?notice=assessment-not-found');
  expect(alert(page)).toBe('Assessment not found');
});

test('a visitor follows a building, confirms, changes the settings, stops following, and erases everything', async ({
  plainPage: page,
  request,
}) => {
  const email = aMail();
  await page.open('/follow?kind=building&subject=1008350041');
  page.set('Email address', email);
  await page.enter('Email address');
  expect(page.url).toBe('/follow/check-email');
  await page.open(linkIn(await mailTo(email), '/follow/confirm/'));
  await page.press('Confirm');
  page.one('[role=status]', /confirmed/);
  page.set('7 days before each date', false);
  await page.press('Save');
  expect(page.text()).toContain(
    'Emails 30 days before, when something changes, and when the city’s record changes',
  );
  await page.press(/^Stop following/);
  await page.press(/^Undo stopping/);
  await page.press('Create a calendar');
  const calendar = page.hrefOf('Subscribe').replace(/^webcal:/, 'http:');
  expect(await (await request.get(calendar)).text()).toContain('BEGIN:VEVENT');
  await page.press('Replace its address');
  expect((await request.get(calendar)).status()).toBe(404);
  const old = page.url;
  await page.press('Replace this address');
  expect(linkIn(await lastMailTo(email, 3), '/follow/')).toBe(page.url.split('?')[0]);
  expect((await request.get(old)).status()).toBe(404);
  await page.press('Stop everything');
  expect(page.text()).toContain("You don't follow anything yet.");
  await page.follow('Erase my data');
  await page.press('Erase everything');
  expect(page.url).toBe('/follow/erased');
});

test('a visitor follows the gas piping law for the community district of a ZIP code, and changes the district', async ({
  plainPage: page,
}) => {
  const email = aMail();
  const place = "Your building's address or ZIP code";
  await page.open('/follow?kind=law&subject=ll152');
  page.fill({ 'Email address': email, [place]: 'nowhere' });
  await page.press('Follow');
  expect(page.text()).toContain("We couldn't find a community district for that.");
  expect(page.value('Email address')).toBe(email);
  page.set(place, '11221');
  await page.press('Follow');
  page.set('Community district', 'Brooklyn 4 (Bushwick)');
  await page.press('Follow');
  expect(page.url).toBe('/follow/check-email');
  await page.open(linkIn(await mailTo(email), '/follow/confirm/'));
  await page.press('Confirm');
  expect(page.text()).toContain('Brooklyn 4 (Bushwick)');
  expect(page.text()).toMatch(/Next: .*Have the gas piping inspected and certified/);
  await page.follow(/Change your answers/);
  const other = 'Queens 2 (Long Island City, Sunnyside, Woodside)';
  page.set(/district/i, other);
  await page.press('Update my list of laws');
  expect(page.text()).toContain(other);
});

const listFile = (text: string): SentFile => ({
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a visitor creates a portfolio from a file, filters, marks, shares and deletes it', async ({
  plainPage: page,
}) => {
  const building = () => page.one('main tr', /20 Exchange Place/);
  await page.open('/portfolios/new');
  page.set('Name of the portfolio', 'Without scripts');
  page.attach('Or a file', [listFile('%PDF-1.7')]);
  await page.press('Add the buildings');
  expect(page.text()).toContain('This is a PDF');
  expect(page.value('Name of the portfolio')).toBe('Without scripts');
  page.attach('Or a file', [
    listFile('Address\n"350 5th Avenue, Manhattan"\n"20 Exchange Place, Manhattan"'),
  ]);
  await page.press('Add the buildings');
  await page.follow('See their dates');
  page.set('Law', 'Energy and water benchmarking');
  await page.press('Show');
  await page.press(/^Mark as done/);
  page.one('h2, h3', '2 dates in the next twelve months (Energy and water benchmarking)');
  expect(page.all('button', /^Mark as not done/)).toHaveLength(1);

  page.set('New note', 'Filed by Ada');
  await page.press('Save the note');
  expect(page.text()).toContain('Filed by Ada');

  await page.follow('Buildings and emissions');
  await page.press(/^Remove/, building());
  await page.press('Undo');
  building();
  page.set('Order', 'Highest balance first');
  await page.press('Show');
  expect(page.text(building())).toContain('Open items');
  page.set('Show', 'With an upcoming hearing');
  await page.press('Show');
  expect(page.text()).toContain('0 of 2 buildings');
  await page.follow('Show all');
  await page.follow('Share and settings');
  const email = aMail();
  page.set('Email address', email);
  await page.press('Send me reminders');
  expect((await mailTo(email)).text).toContain('Portfolio: Without scripts');
  await page.press('Create a link');
  const settings = page.url;
  const shared = page.hrefOf(/^http/, page.part('Share it'));
  await page.open(shared);
  expect(page.text()).not.toContain('Filed by Ada');
  expect(page.all('button', /Mark as/)).toHaveLength(0);
  await page.open(settings);
  await page.press('Stop sharing');
  await page.open(shared);
  expect(page.status).toBe(404);
  await page.open(settings);
  page.set('Yes, delete this portfolio for good', true);
  await page.press('Delete the portfolio');
  page.one('[role=status]', /Your portfolio is deleted/);
});
