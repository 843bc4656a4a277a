import { expect, it } from 'vitest';
import { resultView } from './quiz-view.ts';
import { aQuiz } from '#tests/support/quiz.ts';
import { resultMail } from './result-mail.ts';

const sending = {
  buildingAddress: '12 Main Street, Queens',
  origin: 'https://site.example',
  path: '/ll97/quiz?answers=1b-2d',
  reportUrl: '/ll97/report',
};

it('resultMail contains the whole result in plain text', () => {
  const { quiz, level, result, link } = resultMail(resultView(aQuiz(), [1, 3]), sending);
  expect({ quiz, level, link }).toEqual({
    quiz: 'A Quiz',
    level: 'The high band',
    link: 'https://site.example/ll97/quiz?answers=1b-2d',
  });
  expect(result).toBe(
    [
      'This is high.\nThe high band. Score: 4 / 6\nBuilding: 12 Main Street, Queens',
      'What high means.',
      'On the second: Needs attention\nNot good.',
      'On all: Needs attention\nNot all good.',
      'Your answers\n- First? 1 of 3 (1 point)\n- Second? 3 of 3 (3 points)',
      'Next\n- Here: https://site.example/here\n- There: https://example.com/there',
      'A rough guide, not the law. It is no law.',
      'Sources: Two answers.',
    ].join('\n\n'),
  );
});

it('resultMail puts the lead sentence of an answer, if any, before the score', () => {
  const quiz = aQuiz();
  quiz.questions[0]!.options[0]!.lead = 'This comes first.';
  expect(resultMail(resultView(quiz, [0, 3]), sending).result).toMatch(
    /^This comes first\.\n\nThis is medium\./,
  );
  expect(resultMail(resultView(quiz, [1, 3]), sending).result).not.toContain('This comes first.');
});

it('resultMail states the possible savings, and starts the next steps with the checklist', () => {
  const quiz = aQuiz();
  const bands = quiz.bands.map((band) => ({ ...band, savings: '5-15%' }));
  const checklist = { linkLabel: 'Get your checklist', heading: '', intro: '', generalIntro: '', items: [] };
  const { result } = resultMail(resultView({ ...quiz, bands, checklist }, [1, 3]), sending);
  expect(result).toContain('Possible savings: 5-15%');
  expect(result).toContain(
    'Next\n- Get your checklist: https://site.example/ll97/report?answers=1b-2d\n- Here: ',
  );
});
