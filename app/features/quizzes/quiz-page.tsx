import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { ReactNode, RefObject } from 'react';
import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Cards, LinkCard } from '#app/ui/cards.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import { useInvoiceDialog } from '#app/features/bills/invoices/use-invoice-dialog.tsx';
import { UnexpectedError } from '../site/unexpected-error.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import { answeredUrl } from '#app/urls/quiz-urls.ts';
import { isStart } from './quiz-view.ts';
import { BACK_TO_OPTIONS, progressText, RESTART, UNREADABLE_ANSWERS } from './texts.ts';
import type { LoadedQuiz } from './quiz.server.ts';

interface QuizPageProps {
  view: LoadedQuiz;
  quizUrl: string;
  reportUrl: string;
  children: ReactNode;
}

const INTRO = 'mb-9 max-w-[44rem] text-[2.1rem] sm:text-[2.8rem]';
const REMINDER = 'mb-7 text-[1.05rem] text-accent print:mb-2';

const stepKey = (view: LoadedQuiz): string => (view.kind === 'question' ? progressText(view) : view.kind);

interface QuizOptionsProps {
  view: Extract<LoadedQuiz, { kind: 'options' }>;
  quizUrl: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function QuizOptions({ view, quizUrl, headingRef }: QuizOptionsProps) {
  const { heading, take, skip } = view.options;
  const { openInstead, dialog } = useInvoiceDialog(skip.url, view.invoice);
  return (
    <section>
      <h2 ref={headingRef} tabIndex={-1} className="mb-5 text-fit-md focus:outline-none">
        {heading}
      </h2>
      <Cards className="max-w-[60rem]">
        <LinkCard
          title={take.title}
          text={take.text}
          href={answeredUrl(quizUrl, '')}
          linkLabel={take.label}
          className="border-l-[5px] border-l-lot"
        />
        <LinkCard
          title={skip.title}
          text={skip.text}
          href={skip.url}
          linkLabel={skip.label}
          onClick={openInstead}
        />
      </Cards>
      {dialog}
    </section>
  );
}

export function QuizPage({ view, quizUrl, reportUrl, children }: QuizPageProps) {
  const headingRef = useFocusOnChange<HTMLHeadingElement>(stepKey(view));
  return (
    <PageWidth className="py-10 sm:py-14 print:py-0">
      {view.kind === 'question' && view.hasOptions ? (
        <p className="mb-5">
          <BackLink href={quizUrl}>{BACK_TO_OPTIONS}</BackLink>
        </p>
      ) : null}
      <h1 className={isStart(view) ? INTRO : REMINDER}>{view.heading}</h1>
      {view.kind !== 'result' && view.intro ? (
        <p className="-mt-5 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{view.intro}</p>
      ) : null}
      {view.kind === 'options' ? <QuizOptions view={view} quizUrl={quizUrl} headingRef={headingRef} /> : null}
      {view.kind === 'question' ? (
        <div key={view.number} className="max-w-[44rem]">
          <QuizQuestion view={view} quizUrl={quizUrl} headingRef={headingRef} />
        </div>
      ) : null}
      {view.kind === 'result' ? (
        <QuizResult view={view} quizUrl={quizUrl} reportUrl={reportUrl} headingRef={headingRef}>
          {children}
        </QuizResult>
      ) : null}
    </PageWidth>
  );
}

export function QuizError({ quizUrl }: { quizUrl: string }) {
  const error = useRouteError();
  const isUnreadable = isRouteErrorResponse(error) && error.data === UNREADABLE_ANSWERS.title;
  if (!isUnreadable) return <UnexpectedError />;
  return (
    <MessagePage title={UNREADABLE_ANSWERS.title}>
      <p>{UNREADABLE_ANSWERS.description}</p>
      <ButtonLink href={quizUrl}>{RESTART}</ButtonLink>
    </MessagePage>
  );
}
