import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/support/cwz-answers.ts';
import { toStepForm } from './draft.ts';
import { findDraftOfReport, newDraftId, saveDraft } from './draft-cookie.server.ts';
import { loadAssessment, receiveStep } from './assessment.server.ts';
import { againUrl, type StepName } from './steps.ts';

const { submitCwzAssessment, readPage, takeMailTo } = vi.hoisted(() => ({
  readPage: vi.fn(),
  submitCwzAssessment: vi.fn(),
  takeMailTo: vi.fn(),
}));

vi.mock('#collections/commercial-waste/assessments/submit.ts', () => ({ submitCwzAssessment }));
vi.mock('#app/data/pages.server.ts', () => ({ readPage }));
vi.mock('#cms/open-payload.ts', () => ({ derivedSecret: () => Promise.resolve('secret') }));
vi.mock('#cms/mail/imprint.ts', () => ({ siteUrl: () => 'http://site.test' }));

beforeEach(() => vi.clearAllMocks());

/** Submits a step of a complete draft, and returns the action's response. */
async function sendStep(step: StepName, query: string, fields: Record<string, string> = {}) {
  const draft = newDraftId();
  const body = toStepForm(step, COMPLETE_ANSWERS);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const cookie = (await saveDraft(new Request('http://site.test'), draft, COMPLETE_ANSWERS, Date.now()))
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const request = new Request(`http://site.test/cwz/assessment?draft=${draft}&${query}`, {
    method: 'POST',
    headers: { cookie },
    body,
  });
  const context = { takeMailTo } as unknown as Parameters<typeof receiveStep>[0]['context'];
  return receiveStep({ request, context });
}

/** The query of the redirect URL, without the draft ID. */
const queryOf = (answer: unknown): string =>
  answer instanceof Response ? (answer.headers.get('location') ?? '').replace(/^.*?draft=[\w-]+&/, '') : '';

describe('changing an earlier step', () => {
  it('keeps the input of the last step, valid or not, and stores no assessment', async () => {
    const answer = await sendStep('contact', 'step=4', { move: 'hauler', email: 'nobody' });
    expect(queryOf(answer)).toBe('step=2&change=yes');
    expect((answer as Response).headers.get('set-cookie')).toMatch(/^cwz-draft-/);
    expect(submitCwzAssessment).not.toHaveBeenCalled();
  });

  it('returns to the last step, while a first pass goes on to the next step', async () => {
    expect(queryOf(await sendStep('business', 'step=1&change=yes'))).toBe('step=4');
    expect(queryOf(await sendStep('business', 'step=1'))).toBe('step=2');
  });

  it('responds with 400 and the errors when a step is invalid', async () => {
    const answer = await sendStep('business', 'step=1&change=yes', { zipCode: '1' });
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { result: { error: { zipCode: ['Please enter a ZIP code of 5 digits'] } } },
    });
  });
});

describe('the last step', () => {
  it('redirects to the report, as do all steps afterward', async () => {
    submitCwzAssessment.mockResolvedValueOnce('the-report');
    const answer = (await sendStep('contact', 'step=4')) as Response;
    expect(answer.headers.get('location')).toBe('/cwz/report/the-report?assessment=received');
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    const draft = /^cwz-draft-([\w-]+)=/.exec(cookie)?.[1] ?? '';
    const open = (query: string) =>
      loadAssessment(
        new Request(`http://site.test/cwz/assessment?draft=${draft}&${query}`, { headers: { cookie } }),
      ).catch((thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown));
    for (const step of ['step=1', 'step=4', 'step=1&change=yes'])
      expect(await open(step)).toBe('/cwz/report/the-report');
    // The cookie no longer contains the visitor's name or email address.
    expect(Buffer.from(cookie.slice(cookie.indexOf('=') + 1), 'base64').toString()).not.toMatch(/Ada|@/);
    // "Check again" opens the first step with the earlier input.
    const report = new Request('http://site.test/cwz/report/the-report', { headers: { cookie } });
    expect(await findDraftOfReport(report, 'the-report', Date.now())).toBe(draft);
    expect(await findDraftOfReport(report, 'another', Date.now())).toBeUndefined();
    readPage.mockResolvedValueOnce({ filledInText: '' });
    const again = againUrl(draft).split('&').slice(1).join('&');
    expect(await open(again)).toMatchObject({ data: { typed: { businessName: 'Corner Cafe' } } });
    expect(takeMailTo).toHaveBeenCalledExactlyOnceWith(COMPLETE_ANSWERS.email);
    expect(submitCwzAssessment).toHaveBeenCalledOnce();
    expect(submitCwzAssessment.mock.calls[0]?.[1]).toEqual({ isSpam: false, mayMail: true });
  });
});
