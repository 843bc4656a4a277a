import { expect, it, vi } from 'vitest';
import { APPLICATION_FAILED } from './schema.ts';
import { receiveVendorApplication } from './vendor-application.server.ts';

vi.mock('#collections/vendor-applications/submit.ts', () => ({
  submitVendorApplication: () => Promise.reject(new Error('the database is gone')),
}));

const FIELDS = {
  companyName: 'Boiler & Sons',
  serviceCategory: 'Engineering',
  contactName: 'Ada',
  contactEmail: 'ada@example.com',
  servicesOffered: 'Audits.',
  experience: 'Forty buildings.',
};

it('answers 503 with the message and all that was typed when it cannot be stored', async () => {
  const error = vi.fn();
  const mayAcknowledge = () => Promise.resolve(true);
  const request = new Request('http://site/ll97/vendor-access', {
    method: 'POST',
    body: new URLSearchParams(FIELDS),
  });
  const answer = await receiveVendorApplication(
    { request, context: { log: { error }, mayAcknowledge } } as never,
    'll97',
  );
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { result: { error: { '': [APPLICATION_FAILED] }, initialValue: FIELDS } },
  });
  expect(error).toHaveBeenCalledOnce();
});
