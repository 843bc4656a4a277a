'use client';

import type { Quiz } from '#cms/payload-types.ts';
import styles from './quiz-trial.module.css';

interface TriedQuestionProps {
  question: Quiz['questions'][number];
  /** Counted from 1. */
  number: number;
  /** The chosen option, counted from 0. */
  answer: number | undefined;
  onAnswer: (option: number) => void;
}

const pointsOf = ({ score, doesNotApply }: Quiz['questions'][number]['options'][number]): string => {
  if (doesNotApply) return 'not scored';
  return score === 1 ? '1 point' : `${score} points`;
};

/** A question with its answers, each with its points. */
export const TriedQuestion = ({ question, number, answer, onAnswer }: TriedQuestionProps) => (
  <fieldset className={styles.question}>
    <legend>{`${number}. ${question.prompt}`}</legend>
    {question.options.map((option, index) => (
      <label key={index} className={styles.option}>
        <input
          type="radio"
          name={`try-question-${number}`}
          aria-label={`${option.text}, ${pointsOf(option)}`}
          checked={answer === index}
          onChange={() => onAnswer(index)}
        />
        <span>
          {option.text} <span className={styles.points}>{pointsOf(option)}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
