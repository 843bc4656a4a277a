import type { QuizBand, QuizDocument, QuizFinding } from '#app/content/quiz-document.ts';
import {
  bandOf,
  bandsInPoints,
  isLeftOut,
  isPositive,
  lastScoreOf,
  leadsOf,
  maximumScore,
  optionId,
  scoreOf,
  writeAnswers,
} from '#app/regulations/quiz.ts';

/** A band with the scores that it holds, from the first to the last. */
export interface BandView extends QuizBand {
  to: number;
  /** Whether the score is in it. */
  isReached: boolean;
}

/** What a visitor chose, in words; null points where the question does not apply, and counts for nothing. */
function chosen(quiz: QuizDocument, answers: readonly number[]) {
  return quiz.questions.map(({ prompt, options }, question) => {
    const option = answers[question] ?? -1;
    const { text = '', score = 0 } = options[option] ?? {};
    const points = isLeftOut(quiz.questions, answers, question) ? null : score;
    return { id: optionId(question, option), question: prompt, answer: text, score: points };
  });
}

/** What the answers say about single points; nothing of a question that does not apply. */
function findingsOf({ questions, findings }: QuizDocument, answers: readonly number[], band: QuizBand) {
  const applies = (finding: QuizFinding): boolean =>
    finding.basedOn === 'band' || !isLeftOut(questions, answers, finding.question - 1);
  return findings.filter(applies).map((finding) => {
    const positive = isPositive(finding, answers, band.level);
    return {
      heading: finding.heading,
      isPositive: positive,
      text: positive ? finding.positiveText : finding.negativeText,
    };
  });
}

/** The result of a quiz whose questions are all answered. */
export function resultView(quiz: QuizDocument, answers: readonly number[]) {
  const { heading, questions, notice, basis, sending, nextSteps } = quiz;
  const score = scoreOf(questions, answers);
  const maximum = maximumScore(questions, answers);
  const bands = bandsInPoints(quiz.bands, quiz.bandsBy, maximum);
  const band = bandOf(bands, score);
  return {
    kind: 'result' as const,
    heading,
    hasOptions: Boolean(quiz.optionsScreen),
    leads: leadsOf(questions, answers),
    score,
    maximum,
    band,
    bands: bands.map((each, index): BandView => ({
      ...each,
      to: lastScoreOf(bands, index, maximum),
      isReached: each === band,
    })),
    findings: findingsOf(quiz, answers, band),
    answers: chosen(quiz, answers),
    checklistLabel: quiz.checklist?.linkLabel,
    /** The answers as an address holds them. */
    given: writeAnswers(answers),
    notice,
    basis,
    sending,
    nextSteps,
  };
}

export type ResultView = ReturnType<typeof resultView>;
