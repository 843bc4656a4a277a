import { describe, expect, it } from 'vitest';
import { filledIn, filledInUrl, questionIn, questionUrl } from '#app/urls/quiz-urls.ts';
import { isStart, othersText, questionView, quizTitle, quizView, resultView } from './quiz-view.ts';
import { progressText, scoreText } from './texts.ts';
import { aQuiz, aSkippableQuiz } from '#tests/support/quiz.ts';

describe('a quiz', () => {
  it('asks one question after another', () => {
    expect(quizView(aQuiz(), [])).toMatchObject({
      kind: 'question',
      number: 1,
      count: 2,
      prompt: 'First?',
      intro: 'Two questions.',
      options: [{ answers: '1a' }, { answers: '1b' }, { answers: '1c' }, { answers: '1d' }],
    });
    const second = questionView(aQuiz(), [2]);
    expect([quizView(aQuiz(), []), second].map(quizTitle)).toEqual(['A Quiz', 'Question 2 of 2: A Quiz']);
    expect(second).toMatchObject({ number: 2, prompt: 'Second?', intro: undefined });
    expect(second.options[3]).toEqual({ text: '3 of 3', answers: '1c-2d', isGiven: false });
    expect(progressText(second)).toBe('Question 2 of 2');
  });

  it('shows the result once every question is answered', () => {
    const view = quizView(aQuiz(), [1, 2]);
    expect(quizTitle(view)).toBe('Your result: A Quiz');
    expect(view).toMatchObject({
      kind: 'result',
      score: 3,
      maximum: 6,
      band: { level: 'medium', title: 'This is medium.' },
      findings: [
        { heading: 'On the second', isPositive: false, text: 'Not good.' },
        { heading: 'On all', isPositive: false, text: 'Not all good.' },
      ],
      answers: [
        { id: '1b', question: 'First?', answer: '1 of 3', score: 1 },
        { id: '2c', question: 'Second?', answer: '2 of 3', score: 2 },
      ],
    });
  });

  it('shows where each band ends, and marks the band reached', () => {
    const view = resultView(aQuiz(), [3, 3]);
    expect(scoreText(view)).toBe('Score: 6 / 6');
    expect(view.bands.map(({ from, to, isReached }) => [from, to, isReached])).toEqual([
      [0, 1, false],
      [2, 3, false],
      [4, 5, false],
      [6, 6, true],
    ]);
  });

  it('can offer a link to skip the quiz before the first question', () => {
    const quiz = aSkippableQuiz();
    const options = quizView(quiz, undefined);
    expect(options).toMatchObject({
      kind: 'options',
      intro: 'Two questions.',
      options: { take: { label: 'Take it' }, skip: { label: 'Skip it', url: '/elsewhere' } },
    });
    const first = quizView(quiz, []);
    expect(first).toMatchObject({ kind: 'question', number: 1, hasOptions: true, intro: undefined });
    expect([options, first].map(isStart)).toEqual([true, false]);
    expect([options, first].map(quizTitle)).toEqual(['A Quiz', 'Question 1 of 2: A Quiz']);
    expect(quizView(aQuiz(), undefined)).toEqual(quizView(aQuiz(), []));
    expect(isStart(quizView(aQuiz(), []))).toBe(true);
  });
});

describe('answers that are filled in for a building', () => {
  it('are in the URL with their count', () => {
    expect(filledInUrl('/ll97/quiz', [3, 0])).toBe('/ll97/quiz?answers=1d-2a&filled=2');
    expect(filledInUrl('/ll97/quiz', [])).toBe('/ll97/quiz');
  });

  it.each([
    ['', 0],
    ['filled=1', 1],
    ['filled=9', 2],
    ['filled=-1', 0],
    ['filled=1e999', 0],
  ])('are counted: the query "%s" means that %i of two are filled in', (query, count) => {
    expect(filledIn(`http://site.test/ll97/quiz?${query}`, 2)).toBe(count);
  });

  it('are shown with the next question and marked as filled in', () => {
    expect(questionView(aQuiz(), [2], { filled: 1 }).others).toEqual([
      { number: 1, question: 'First?', answer: '2 of 3', isFilledIn: true },
    ]);
    expect(questionView(aQuiz(), [2]).others).toMatchObject([{ isFilledIn: false }]);
  });

  it("count as the visitor's own from the first question that is answered again", () => {
    const quiz = { ...aQuiz(), questions: [...aQuiz().questions, ...aQuiz().questions] };
    expect(questionView(quiz, [2, 1], { filled: 2 }).filledAfter).toBe(2);
    expect(questionView(quiz, [2, 1], { at: 1, filled: 2 }).filledAfter).toBe(1);
    expect(questionView(quiz, [2, 1], { at: 0, filled: 2 }).filledAfter).toBe(0);
    expect(questionView(aQuiz(), [2], { filled: 1 }).filledAfter).toBe(0);
  });
});

describe('a question that is asked again', () => {
  const again = questionView(aQuiz(), [1, 2], { at: 0 });

  it('is not the start of the quiz, even if it is the first', () => {
    expect(isStart(again)).toBe(false);
    expect(again.intro).toBeUndefined();
    expect(quizTitle(again)).toBe('Question 1 of 2: A Quiz');
  });

  it.each([
    [[], undefined, undefined],
    [[1], undefined, undefined],
    [[1], 0, undefined],
    [[1, 2], 0, 'all others answered'],
    [[1, 2], 1, 'all others answered'],
  ])('notes whether all others are answered: answers %j, index %j', (answers, at, words) => {
    expect(othersText(questionView(aQuiz(), answers, { at }))).toBe(words);
  });

  it('appears in the URL, numbered from 1', () => {
    expect(questionUrl('/ll97/quiz', { given: '1b-2c' }, 2)).toBe('/ll97/quiz?answers=1b-2c&question=2');
    expect(questionUrl('/ll97/quiz', { given: '1b-2c', filledCount: 1 }, 2)).toBe(
      '/ll97/quiz?answers=1b-2c&filled=1&question=2',
    );
  });

  it.each([
    ['', 2],
    ['question=1', 0],
    ['question=2', 1],
    ['question=3', undefined],
    ['question=0', undefined],
    ['question=1e0', undefined],
    ['question=01', undefined],
    ['question=1&question=2', undefined],
  ])('is read from the query "%s" after two answers as index %j', (query, question) => {
    expect(questionIn(`http://site.test/ll97/quiz?${query}`, 2)).toBe(question);
  });
});
