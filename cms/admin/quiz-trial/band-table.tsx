'use client';

import { levelName } from '#app/regulations/index.ts';
import styles from './quiz-trial.module.css';
import { bandRows, type TriedQuiz } from './trial.ts';

const scores = (from: number, to: number): string => (from === to ? `${from}` : `${from} to ${to}`);

/** A picture of the bands, each as wide as it holds scores, with the table of them; or why scores have no band. */
export function BandTable({ quiz, problems }: { quiz: TriedQuiz | undefined; problems: string[] }) {
  if (!quiz) {
    return (
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>{problem}</li>
        ))}
      </ul>
    );
  }
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
