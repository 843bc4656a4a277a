import type { RefObject } from 'react';
import { LinkLot, Lots } from '#app/ui/lots.tsx';
import { useInvoiceDialog } from '../invoices/use-invoice-dialog.tsx';
import { answeredUrl } from './quiz-answers.ts';
import type { OptionsView } from './quiz-view.ts';

interface QuizOptionsProps {
  options: OptionsView['options'];
  quizUrl: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The two ways to begin: with the first question, or without a question at all. */
export function QuizOptions({ options: { heading, take, skip }, quizUrl, headingRef }: QuizOptionsProps) {
  const { openInstead, dialog } = useInvoiceDialog(skip.url);
  return (
    <section>
      <h2 ref={headingRef} tabIndex={-1} className="mb-5 text-[1.5rem] focus:outline-none">
        {heading}
      </h2>
      <Lots className="max-w-[60rem]">
        <LinkLot
          title={take.title}
          text={take.text}
          to={answeredUrl(quizUrl, '')}
          linkLabel={take.label}
          className="border-l-[5px] border-l-lot"
        />
        <LinkLot
          title={skip.title}
          text={skip.text}
          to={skip.url}
          linkLabel={skip.label}
          onClick={openInstead}
        />
      </Lots>
      {dialog}
    </section>
  );
}
