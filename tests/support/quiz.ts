import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { QuizDocument } from '#app/data/quizzes.server.ts';
import { LEVEL_SCALES } from '#law/quizzes/quiz.ts';

const TONES = ['low', 'medium', 'high', 'veryHigh'] as const;

/** A quiz for tests, with two questions and at most 6 points. */
export const aQuiz = (): QuizDocument => ({
  heading: 'A Quiz',
  intro: 'Two questions.',
  questions: ['First?', 'Second?'].map((prompt) => ({
    prompt,
    options: [0, 1, 2, 3].map((score) => ({ text: `${score} of 3`, score })),
  })),
  bandsBy: 'points',
  bands: LEVEL_SCALES[0].map((level, index) => ({
    from: [0, 2, 4, 6][index] ?? 0,
    level,
    tone: TONES[index] ?? 'low',
    label: `The ${level} band`,
    title: `This is ${level}.`,
    description: `What ${level} means.`,
  })),
  findings: [
    {
      heading: 'On the second',
      basedOn: 'answer',
      question: 2,
      positiveOptions: ['a', 'b'],
      positiveText: 'Good.',
      negativeText: 'Not good.',
    },
    {
      heading: 'On all',
      basedOn: 'band',
      positiveLevels: ['low'],
      positiveText: 'All good.',
      negativeText: 'Not all good.',
    },
  ],
  notice: 'It is no law.',
  basis: 'Two answers.',
  sending: { heading: 'Send it', text: 'By mail.' },
  nextSteps: {
    heading: 'Next',
    links: [
      { label: 'Here', url: '/here' },
      { label: 'There', url: 'https://example.com/there' },
    ],
  },
});

/** The texts of a checklist without items. */
export const EMPTY_CHECKLIST = {
  linkLabel: 'Get it',
  heading: 'A list',
  intro: 'Yours.',
  generalIntro: 'All.',
  items: [],
};

export const aSkippableQuiz = (): QuizDocument => ({
  ...aQuiz(),
  optionsScreen: {
    heading: 'Two ways',
    take: { title: 'This way', text: 'Two questions.', label: 'Take it' },
    skip: { title: 'That way', text: 'No question.', label: 'Skip it', url: '/elsewhere' },
  },
});

const FOLDER = path.resolve(import.meta.dirname, '../../content/quizzes');

/** The quizzes of the starting content, by module. Figures in their copy are not filled in. */
export const STARTING_QUIZZES = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [
    path.basename(file, '.yaml'),
    parse(readFileSync(path.join(FOLDER, file), 'utf8')) as QuizDocument,
  ]),
);
