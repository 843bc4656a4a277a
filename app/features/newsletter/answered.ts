import { SECTIONS } from '#app/regulations/index.ts';
import { isTooOften, messageOf, type TooOften } from '../forms/too-often.ts';
import { SUBSCRIPTION_FAILED, type NewsletterAnswer } from './messages.ts';

/** The newsletter's answer: the one that came, or, where the form was sent too often, that with what was typed. */
export function newsletterAnswer(answer: NewsletterAnswer | TooOften): NewsletterAnswer {
  if (!isTooOften(answer)) return answer;
  const { email, section } = answer.result.initialValue ?? {};
  return {
    title: SUBSCRIPTION_FAILED.title,
    description: messageOf(answer),
    isSuccess: false,
    typed: typeof email === 'string' ? email : '',
    section: SECTIONS.find((known) => known === section),
  };
}
