import { request } from '@playwright/test';

const COMPANIES = [
  ['Hudson Mechanical', 'Engineering'],
  ['Gowanus Energy Audits', 'Engineering'],
  ['Five Boroughs Counsel', 'Legal'],
  ['Flatbush Retrofit Partners', 'Engineering'],
];

const application = ([companyName, serviceCategory], index) => ({
  companyName,
  serviceCategory,
  contactName: ['Ada Boiler', 'Ben Meter', 'Cleo Clause', 'Dan Duct'][index],
  contactEmail: `vendor${index}@example.com`,
  servicesOffered: 'Audits, retrofits and filings for buildings of every size.',
  experience: 'Forty buildings in three boroughs.',
});

const MESSAGES = ['Is a church covered?', 'A question about my building', 'My carter says otherwise'];

const ASSESSMENT = [
  {
    businessName: 'Corner Cafe',
    businessType: 'restaurant',
    address: '1 Main Street',
    borough: 'queens',
    zipCode: '11373',
    pickupsPerWeek: '5',
    trash: 'on',
  },
  {
    currentHauler: 'royal_waste',
    haulerYears: '1_to_3',
    satisfactionRating: '4',
    monthlyBill: '$1,200/mo',
    complianceWarning: 'no',
  },
  { consentToZoneComparison: 'on' },
  { firstName: 'Ada', lastName: 'Owner', role: 'owner', email: 'ada@example.com' },
];

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n', 'latin1');

async function post(visitor, address, sent) {
  const response = await visitor.post(address, { ...sent, maxRedirects: 0 });
  if (response.status() >= 400) throw new Error(`POST ${address} answered ${response.status()}.`);
  return response.headers().location ?? address;
}

/** Answers the assessment step by step, and sends a bill after it. */
async function sendBill(visitor) {
  let address = '/cwz/assessment';
  for (const form of ASSESSMENT) address = await post(visitor, address, { form });
  const id = /\/cwz\/report\/([\w-]+)/.exec(address)?.[1];
  const bill = { name: 'May bill.pdf', mimeType: 'application/pdf', buffer: PDF };
  await post(visitor, `/cwz/upload/${id}/send`, { multipart: { bill, consent: 'on' } });
}

/** Sends what the pictures of the inbox show, by the forms of the site, as visitors do. */
export async function sendSubmissions(baseURL) {
  const visitor = await request.newContext({ baseURL });
  for (const [index, company] of COMPANIES.entries())
    await post(visitor, '/ll97/vendor-access', { form: application(company, index) });
  for (const [index, subject] of MESSAGES.entries()) {
    const message = 'The building has 30,000 square feet.';
    const form = { name: 'Olive Owner', email: `o${index}@example.com`, subject, message };
    await post(visitor, '/contact', { form });
  }
  await sendBill(visitor);
  await visitor.dispose();
}
