import type { SubmissionResult } from '@conform-to/react';
import { answerFailure, revalidateUnless } from './answer-failure.ts';

/**
 * What a page with a form does when the server cannot be asked: its client action answers `failure` beside
 * the form, what was typed stays in its fields, and the page is not read again.
 */
export function whenUnreachable(failure: string) {
  const answer: { result: SubmissionResult } = {
    result: { status: 'error', error: { '': [failure] } },
  };
  return { askServer: answerFailure(answer), revalidateAfterAnswer: revalidateUnless(answer) };
}
