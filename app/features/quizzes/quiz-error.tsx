import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { UnexpectedError } from '../site/unexpected-error.tsx';
import { RESTART, UNREADABLE_ANSWERS } from './messages.ts';

/** What stands in place of a quiz whose answers cannot be read, or that has failed. */
export function QuizError({ quizUrl }: { quizUrl: string }) {
  const error = useRouteError();
  const isUnreadable = isRouteErrorResponse(error) && error.data === UNREADABLE_ANSWERS.title;
  if (!isUnreadable) return <UnexpectedError />;
  return (
    <MessagePage title={UNREADABLE_ANSWERS.title}>
      <p>{UNREADABLE_ANSWERS.description}</p>
      <ButtonLink to={quizUrl}>{RESTART}</ButtonLink>
    </MessagePage>
  );
}
