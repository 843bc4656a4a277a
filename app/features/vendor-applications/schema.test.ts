import { describe, expect, it } from 'vitest';
import { vendorApplicationCheck } from './check.ts';

const complete = {
  companyName: 'Boiler & Sons',
  serviceCategory: 'Engineering',
  contactName: 'Ada Boiler',
  contactEmail: 'ada@example.com',
  servicesOffered: 'Audits.',
  experience: 'Forty buildings.',
};

function check(answers: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.append(name, value);
  return vendorApplicationCheck('ll97')(form);
}

describe('the LL97 vendor application', () => {
  it('is complete without website and discount code', () => {
    const submission = check(complete);
    expect(submission.status === 'success' && submission.value).toEqual({
      ...complete,
      requestsDiscountCode: false,
    });
  });

  it('asks for the discount code only when the box is ticked', () => {
    const submission = check({ ...complete, requestsDiscountCode: 'on' });
    expect(submission.status === 'success' && submission.value.requestsDiscountCode).toBe(true);
  });

  it.each(Object.keys(complete))('needs %s', (name) => {
    const submission = check({ ...complete, [name]: '' });
    expect(submission.status).toBe('error');
    expect(Object.keys(submission.reply().error ?? {})).toEqual([name]);
  });

  it.each(['Engineering', 'Consulting', 'Technology', 'Financial', 'Legal'])(
    'offers %s',
    (serviceCategory) => {
      expect(check({ ...complete, serviceCategory }).status).toBe('success');
    },
  );

  it('offers no category of another module', () => {
    expect(check({ ...complete, serviceCategory: 'isp' }).reply().error?.serviceCategory).toEqual([
      'Please select a service category',
    ]);
  });

  it('keeps what was typed when it refuses', () => {
    const reply = check({ ...complete, contactEmail: 'nobody' }).reply();
    expect(reply.initialValue).toMatchObject({ companyName: 'Boiler & Sons', contactEmail: 'nobody' });
  });
});
