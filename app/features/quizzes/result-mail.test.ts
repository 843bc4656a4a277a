import { expect, it } from 'vitest';
import { resultView } from './result-view.ts';
import { aQuiz } from './quiz.fixture.ts';
import { resultMail } from './result-mail.ts';

const sending = {
  buildingAddress: '12 Main Street, Queens',
  productName: 'Plotline',
  origin: 'https://site.example',
  path: '/ll97/quiz?answers=1b-2d',
};

it('brings the whole result, in plain text', () => {
  const { subject, text } = resultMail(resultView(aQuiz(), [1, 3]), sending);
  expect(subject).toBe('A Quiz: The high band');
  expect(text).toBe(
    [
      'This is high.\nThe high band. Score: 4 / 6\nBuilding: 12 Main Street, Queens',
      'What high means.',
      'On the second: Needs attention\nNot good.',
      'On all: Needs attention\nNot all good.',
      'Your answers\n- First? 1 of 3 (1 point)\n- Second? 3 of 3 (3 points)',
      'Next\n- Here: https://site.example/here\n- There: https://example.com/there',
      'A first idea, not the law. It is no law.',
      'What it rests on: Two answers.',
      'The result on its page:\nhttps://site.example/ll97/quiz?answers=1b-2d',
      'This result was asked for on Plotline, for this address. If it was not you, you need not do anything.\n',
    ].join('\n\n'),
  );
});

it('names the savings of a band that has some', () => {
  const quiz = aQuiz();
  const bands = quiz.bands.map((band) => ({ ...band, savings: '5-15%' }));
  const { text } = resultMail(resultView({ ...quiz, bands }, [0, 0]), sending);
  expect(text).toContain('Possible savings: 5-15%');
});
