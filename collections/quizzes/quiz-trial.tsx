'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useDeferredValue, useState } from 'react';
import { plural } from '#law/numbers.ts';
import { levelName } from '#law/quizzes/quiz.ts';
import { fillForm, useChoices } from '#collections/figures/panel/use-choices.ts';
import type { Quiz } from '#cms/payload-types.ts';
import styles from './quiz-trial.module.css';
import { bandErrors, bandRows, parseTrial, tryQuiz, type TrialQuiz } from './trial.ts';

const Result = ({ quiz, answers }: { quiz: TrialQuiz; answers: number[] }) => {
  const { leads, score, maximum, badge, verdict, findings } = tryQuiz(quiz, answers);
  return (
    <div className={styles.result}>
      {[...leads, `${score} of ${maximum} points: ${badge}`].map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
      <p>{verdict}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ heading, text, isPositive }, index) => (
            <li key={index}>
              <span role="img" aria-label={isPositive ? 'Good' : 'To improve'}>
                {isPositive ? '✓' : '!'}
              </span>{' '}
              <strong>{heading}:</strong> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

interface QuestionProps {
  question: Quiz['questions'][number];
  number: number;
  answer: number | undefined;
  onAnswer: (option: number) => void;
}

const pointsText = ({ score, doesNotApply }: Quiz['questions'][number]['options'][number]): string => {
  if (doesNotApply) return 'not scored';
  return plural(score, { one: '1 point', other: `${score} points` });
};

const Question = ({ question, number, answer, onAnswer }: QuestionProps) => (
  <fieldset className={styles.question}>
    <legend>{`${number}. ${question.prompt}`}</legend>
    {question.options.map((option, index) => (
      <label key={index} className={styles.option}>
        <input
          type="radio"
          name={`try-question-${number}`}
          aria-label={`${option.text}, ${pointsText(option)}`}
          checked={answer === index}
          onChange={() => onAnswer(index)}
        />
        <span>
          {option.text} <span className={styles.points}>{pointsText(option)}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

const scores = (from: number, to: number): string => (from === to ? `${from}` : `${from} to ${to}`);

function BandTable({ quiz }: { quiz: TrialQuiz }) {
  const rows = bandRows(quiz);
  return (
    <>
      <div aria-hidden className={styles.picture}>
        {rows.map(({ badge, from, to }, index) => (
          <span key={index} style={{ flexGrow: to - from + 1 }}>
            {badge}
          </span>
        ))}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Points</th>
            <th scope="col">Badge</th>
            <th scope="col">Level</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ badge, level, from, to }, index) => (
            <tr key={index}>
              <td>{scores(from, to)}</td>
              <td>{badge}</td>
              <td>{levelName(level)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Trial({ quiz }: { quiz: TrialQuiz }) {
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const answers = quiz.questions.map(({ options }, question) => {
    const option = chosen[question];
    return option !== undefined && option < options.length ? option : undefined;
  });
  const given = answers.filter((answer) => answer !== undefined);
  const open = quiz.questions.length - given.length;
  return (
    <>
      {quiz.questions.map((question, index) => (
        <Question
          key={index}
          question={question}
          number={index + 1}
          answer={answers[index]}
          onAnswer={(option) => setChosen({ ...chosen, [index]: option })}
        />
      ))}
      <div role="status">
        {open > 0 ? (
          <p>{plural(open, { one: '1 question is left.', other: `${open} questions are left.` })}</p>
        ) : (
          <Result quiz={quiz} answers={given} />
        )}
      </div>
      <button type="button" className={styles.again} onClick={() => setChosen({})}>
        Start over
      </button>
    </>
  );
}

export function QuizTrial() {
  const [fields] = useAllFormFields();
  const choices = useChoices();
  const values = fillForm(choices, reduceFieldsToValues(useDeferredValue(fields), true));
  const quiz = parseTrial(values);
  return (
    <section aria-label="Try it" className={styles.trial}>
      <h3>Scores in each band</h3>
      {quiz ? (
        <BandTable quiz={quiz} />
      ) : (
        <ul>
          {bandErrors(values).map((message, index) => (
            <li key={index}>{message}</li>
          ))}
        </ul>
      )}
      <h3>Try it</h3>
      {quiz ? (
        <Trial quiz={quiz} />
      ) : (
        <p>You can try the quiz once it is complete. See “Before publishing” for what is missing.</p>
      )}
    </section>
  );
}
