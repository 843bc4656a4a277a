import type { Facts } from '#law/buildings/facts.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import { quizAnswersFrom } from '#law/quizzes/quiz-answers.ts';
import { filledInUrl } from '#app/urls/quiz-urls.ts';
import { directoryFor } from '#app/urls/directory-url.ts';

const isDue = ({ verdict }: LawResult): boolean => verdict === 'applies' || verdict === 'likely';

export function nextStepLinks(lines: readonly LawResult[], facts: Facts) {
  const due = lines.filter(isDue);
  const isOn = (id: LawResult['id']) => due.some((line) => line.id === id);
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
