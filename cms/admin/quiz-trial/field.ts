import type { UIField } from 'payload';

/** A quiz to try, as it is in the form, and which scores fall into which band. */
export const quizTrialField = (): UIField => ({
  name: 'trial',
  label: 'Try it',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/admin/quiz-trial/quiz-trial.tsx#QuizTrial' },
  },
});
