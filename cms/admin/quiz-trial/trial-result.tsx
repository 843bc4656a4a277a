'use client';

import styles from './quiz-trial.module.css';
import type { TrialResult as Result } from './trial.ts';

/** What a visitor with these answers is told. */
export const TrialResult = ({ result }: { result: Result }) => (
  <div className={styles.result}>
    {result.leads.map((lead) => (
      <p key={lead}>
        <strong>{lead}</strong>
      </p>
    ))}
    <p>
      <strong>{`${result.score} of ${result.maximum} points: ${result.badge}`}</strong>
    </p>
    <p>{result.verdict}</p>
    {result.findings.length > 0 ? (
      <ul>
        {result.findings.map(({ heading, text, isPositive }, index) => (
          <li key={index}>
            <strong>{heading}</strong> ({isPositive ? 'positive' : 'negative'}): {text}
          </li>
        ))}
      </ul>
    ) : null}
  </div>
);
