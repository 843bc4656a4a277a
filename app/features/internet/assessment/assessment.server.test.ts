import { expect, it, vi } from 'vitest';
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

it('receiveAssessment separates contact details from answers and redirects to an anonymous URL', async () => {
  content.submitReadinessAssessment.mockResolvedValue('A'.repeat(22));
  const body = new URLSearchParams({ ...FIELDS, score: '20' });
  const request = new Request('http://site/nyc-internet/quiz', { method: 'POST', body });
  const answer = (await receiveAssessment({ request, context: {} } as never)) as Response;
  const { userName, userEmail, buildingAddress, ...answers } = FIELDS;
  expect(content.submitReadinessAssessment).toHaveBeenCalledExactlyOnceWith(
    { userName, userEmail, buildingAddress, isAddressWithheld: false, answers },
    { isSpam: false, mayMail: true },
  );
  expect(answer.headers.get('Location')).toBe(
    `/nyc-internet/quiz/result/${'A'.repeat(22)}?assessment=received`,
  );
});
