import { describe, expect, it } from 'vitest';
import { regulatoryModule, type ModuleSlug } from '#law/modules.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { TRADES } from '#law/trades.ts';
import { vendorApplicationForm } from './application-fields.ts';

const complete = {
  companyName: 'Boiler & Sons',
  serviceCategory: 'Engineering',
  contactName: 'Ada Boiler',
  contactEmail: 'ada@example.com',
  servicesOffered: 'Audits.',
  experience: 'Forty buildings.',
};

function check(answers: Record<string, string | string[]>, module: ModuleSlug = 'll97') {
  const form = new FormData();
  for (const [name, values] of Object.entries(answers)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return vendorApplicationForm(module, LAW_IDS).check(form);
}

describe('the vendor application', () => {
  it('requires no website or discount code', () => {
    const submission = check(complete);
    expect(submission.status === 'success' && submission.value).toEqual({
      ...complete,
      requestsDiscountCode: false,
      laws: [],
      trades: [],
    });
  });

  it('accepts all laws and trades', () => {
    const trades = TRADES.map(({ value }) => value);
    const submission = check({ ...complete, laws: [...LAW_IDS], trades });
    expect(submission.status === 'success' && submission.value).toMatchObject({ laws: LAW_IDS, trades });
    expect(check({ ...complete, laws: 'll152' })).toMatchObject({ value: { laws: ['ll152'] } });
  });

  it.each([
    ['laws', 'll1'],
    ['trades', 'baking'],
  ])('rejects %s that the form does not offer', (name, value) => {
    const { error } = check({ ...complete, [name]: value }).reply();
    expect(Object.keys(error ?? {})).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    ['ll199', true],
    ['nyc-internet', false],
  ] as const)('reads a checked discount code box on the %s form as %s', (module, isKept) => {
    const long = 'Forty buildings in all five boroughs.';
    const serviceCategory = regulatoryModule(module).vendorServiceCategories[0]?.value ?? '';
    const answers = { ...complete, serviceCategory, servicesOffered: long, experience: long };
    const submission = check({ ...answers, requestsDiscountCode: 'on' }, module);
    expect(submission).toMatchObject({ status: 'success', value: { requestsDiscountCode: isKept } });
  });

  it.each(Object.keys(complete))('requires the field %s', (name) => {
    const submission = check({ ...complete, [name]: '' });
    expect(submission.status).toBe('error');
    expect(Object.keys(submission.reply().error ?? {})).toEqual([name]);
  });

  it('rejects a category of another module', () => {
    expect(check({ ...complete, serviceCategory: 'isp' }).reply().error?.serviceCategory).toEqual([
      'Please select a service category',
    ]);
  });
});

describe('the internet vendor application', () => {
  const application = {
    companyName: 'XY',
    serviceCategory: 'isp',
    contactName: 'Al',
    contactEmail: 'al@example.com',
    servicesOffered: 'Ten chars.',
    experience: 'Twenty characters ok',
  };

  it('accepts fields of the minimum length', () => {
    expect(check(application, 'nyc-internet').status).toBe('success');
  });

  it.each([
    ['companyName', 'X', 'Company name must be at least 2 characters'],
    ['contactName', 'A', 'Contact name must be at least 2 characters'],
    ['contactEmail', 'al', 'Please enter a valid email address'],
    ['serviceCategory', 'Legal', 'Please select a service category'],
    ['servicesOffered', 'Nine char', 'Please provide details about your services (min 10 characters)'],
    ['experience', 'Nineteen characters', 'Please provide details about your experience (min 20 characters)'],
  ])('requires the field %s and rejects the value "%s"', (name, wrong, message) => {
    for (const value of ['', wrong]) {
      expect(check({ ...application, [name]: value }, 'nyc-internet').reply().error).toEqual({
        [name]: [message],
      });
    }
  });
});
