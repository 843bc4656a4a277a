import type { Facts } from '#app/regulations/obligations/facts.ts';
import type { ObligationLine } from '#app/regulations/obligations/laws.ts';
import { quizAnswersFrom } from '#app/regulations/quiz-answers.ts';
import { filledInUrl } from '../quizzes/quiz-urls.ts';
import { directoryFor } from '../partners/directory-url.ts';

const isDue = ({ answer }: ObligationLine): boolean => answer === 'applies' || answer === 'likely';

export function waysOn(lines: readonly ObligationLine[], facts: Facts) {
  const due = lines.filter(isDue);
  const isOn = (id: ObligationLine['id']) => due.some((line) => line.id === id);
  return [
    {
      label: 'Find partners for these laws',
      href: directoryFor(due.map(({ id }) => id)),
    },
    ...(isOn('ll97-320')
      ? [
          {
            label: 'Take the Local Law 97 quiz',
            href: filledInUrl('/ll97/quiz', quizAnswersFrom('ll97', { facts })),
          },
        ]
      : []),
    { label: 'Look up another building', href: '/buildings' },
  ];
}
