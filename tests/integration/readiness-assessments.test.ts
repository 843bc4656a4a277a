import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readinessAssessment } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let assessments: typeof import('#app/data/readiness-assessments.server.ts');
let submit: typeof import('#collections/quizzes/submissions/submit.ts');
let listPublicAssessments: (typeof import('#app/data/readiness-assessments.server.ts'))['listPublicAssessments'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  assessments = await import('#app/data/readiness-assessments.server.ts');
  submit = await import('#collections/quizzes/submissions/submit.ts');
  ({ listPublicAssessments } = await import('#app/data/readiness-assessments.server.ts'));
});

beforeEach(() => test.payload.delete({ collection: 'quiz-submissions', where: {} }));

afterAll(() => test.close());

const anAssessment = (overrides: Parameters<typeof readinessAssessment>[0] = {}) =>
  readinessAssessment({ buildingAddress: `${randomUUID()} Main Street, Queens`, ...overrides });

const storedAt = async (buildingAddress: string) => {
  const where = { buildingAddress: { equals: buildingAddress } };
  return (await test.payload.find({ collection: 'quiz-submissions', where })).docs;
};

describe('an assessment', () => {
  it('is stored with the score and the level of its answers, and the day', async () => {
    const assessment = anAssessment();
    const publicId = await submit.submitReadinessAssessment(assessment);
    const [stored, ...others] = await storedAt(assessment.buildingAddress);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      ...assessment,
      module: 'nyc-internet',
      score: 9,
      riskLevel: 'Moderate Risk',
      isSpam: false,
      publicId,
    });
    expect(publicId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(Math.abs(Date.parse(stored?.submittedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('has one result when it is sent ten times at once, and another for other answers', async () => {
    const assessment = anAssessment();
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => submit.submitReadinessAssessment(assessment)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await storedAt(assessment.buildingAddress)).toHaveLength(1);
    const withheld = { ...assessment, isAddressWithheld: true };
    expect(ids).not.toContain(await submit.submitReadinessAssessment(withheld));
  });

  it('has a result that tells score and answers, and nothing of person, place or notes', async () => {
    const assessment = anAssessment();
    const { answers, buildingAddress } = assessment;
    const publicId = await submit.submitReadinessAssessment(assessment);
    const [stored] = await storedAt(buildingAddress);
    const { additionalNotes, ...chosen } = answers;
    expect(additionalNotes).toBeDefined();
    expect(await assessments.findReadinessResult(publicId)).toEqual({
      score: 9,
      submittedAt: stored?.submittedAt,
      answers: chosen,
    });
  });

  it.each(['', '1', 'A'.repeat(22), 'x'.repeat(10_000), "' or 1=1 --aaaaaaaaaaaa"])(
    'has no result at "%s"',
    async (publicId) => {
      expect(await assessments.findReadinessResult(publicId)).toBeUndefined();
    },
  );
});

describe('the public list', () => {
  it('is empty at first', async () => {
    expect(await listPublicAssessments()).toEqual([]);
  });

  it('has the ten latest, newest first, with place, level, score and date alone', async () => {
    for (let number = 1; number <= 11; number += 1) {
      await submit.submitReadinessAssessment(anAssessment({ buildingAddress: `${number} Main Street` }));
    }
    const list = await listPublicAssessments();
    expect(list.map(({ place }) => place)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${11 - index} Main Street`),
    );
    expect(list[0]).toEqual({
      place: '11 Main Street',
      riskLevel: 'Moderate Risk',
      score: 9,
      submittedAt: expect.any(String),
      buildingType: 'mixed-use',
    });
  });

  it('leaves out spam and other modules, and addresses that are withheld', async () => {
    const assessment = anAssessment({ isAddressWithheld: true });
    await submit.submitReadinessAssessment(assessment);
    await submit.submitReadinessAssessment(anAssessment(), { isSpam: true });
    await test.payload.create({
      collection: 'quiz-submissions',
      data: {
        module: 'll97',
        userEmail: 'olive@example.com',
        buildingAddress: '12 Main Street',
        answers: [],
        score: 3,
        riskLevel: 'low',
        submittedAt: new Date().toISOString(),
      },
    });
    const list = await listPublicAssessments();
    expect(list.map(({ place }) => place)).toEqual(['Queens (address withheld)']);
  });
});
