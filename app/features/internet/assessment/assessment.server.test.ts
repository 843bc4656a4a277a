import { beforeEach, expect, it, vi } from 'vitest';
import { ASSESSMENT_NOT_SAVED } from './readiness-fields.ts';
import { receiveAssessment } from './assessment.server.ts';

const content = vi.hoisted(() => ({ submitReadinessAssessment: vi.fn<() => Promise<string>>() }));

vi.mock('#collections/quizzes/submissions/submit.ts', () => content);

const FIELDS = {
  userName: 'Olive Owner',
  userEmail: 'olive@example.com',
  buildingAddress: '12 Main Street, Queens',
  buildingType: 'other',
  hasExistingInfrastructure: 'no',
  broadbandAvailability: 'poor',
  willingToUpgrade: 'no',
};

const error = vi.fn();

const send = (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const request = new Request('http://site/nyc-internet/quiz', { method: 'POST', body });
  return receiveAssessment({ request, context: { log: { error } } } as never);
};

beforeEach(() => vi.clearAllMocks());

it('receiveAssessment separates contact details from answers and redirects to an anonymous URL', async () => {
  content.submitReadinessAssessment.mockResolvedValue('A'.repeat(22));
  const answer = (await send({ ...FIELDS, score: '20' })) as Response;
  const { userName, userEmail, buildingAddress, ...answers } = FIELDS;
  expect(content.submitReadinessAssessment).toHaveBeenCalledExactlyOnceWith(
    { userName, userEmail, buildingAddress, isAddressWithheld: false, answers },
    { isSpam: false, mayMail: true },
  );
  expect(answer.headers.get('Location')).toBe(
    `/nyc-internet/quiz/result/${'A'.repeat(22)}?assessment=received`,
  );
});

it('receiveAssessment responds 503 with the input when storing fails', async () => {
  content.submitReadinessAssessment.mockRejectedValue(new Error('the database is gone'));
  expect(await send(FIELDS)).toMatchObject({
    init: { status: 503 },
    data: { result: { error: { '': [ASSESSMENT_NOT_SAVED] }, initialValue: FIELDS } },
  });
  expect(error).toHaveBeenCalledOnce();
});
