'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useDeferredValue, useState } from 'react';
import { BandTable } from './band-table.tsx';
import styles from './quiz-trial.module.css';
import { bandProblems, readTrial, resultOf, type TriedQuiz } from './trial.ts';
import { TriedQuestion } from './tried-question.tsx';
import { TrialResult } from './trial-result.tsx';

/** The questions, and the result once all are answered. */
function Trial({ quiz }: { quiz: TriedQuiz }) {
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
        <TriedQuestion
          // Questions have no names of their own: their place is what they are.
          key={index}
          question={question}
          number={index + 1}
          answer={answers[index]}
          onAnswer={(option) => setChosen({ ...chosen, [index]: option })}
        />
      ))}
      <div role="status">
        {open > 0 ? (
          <p>{open === 1 ? '1 question is left.' : `${open} questions are left.`}</p>
        ) : (
          <TrialResult result={resultOf(quiz, given)} />
        )}
      </div>
      <button type="button" className={styles.again} onClick={() => setChosen({})}>
        Start over
      </button>
    </>
  );
}

/** Lets an editor take the quiz that is in the form, saved or not, by the rules of the site. Nothing is stored. */
export function QuizTrial() {
  const [fields] = useAllFormFields();
  const values: unknown = reduceFieldsToValues(useDeferredValue(fields), true);
  const quiz = readTrial(values);
  return (
    <section aria-label="Try it" className={styles.trial}>
      <h3>Scores in each band</h3>
      <BandTable quiz={quiz} problems={bandProblems(values)} />
      <h3>Try it</h3>
      {quiz ? (
        <Trial quiz={quiz} />
      ) : (
        <p>You can try the quiz once it is complete. “Before publishing” lists what is missing.</p>
      )}
    </section>
  );
}
