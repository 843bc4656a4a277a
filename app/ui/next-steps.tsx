import type { ReactNode } from 'react';

interface NextStepsProps {
  heading: string;
  text?: ReactNode;
  children: ReactNode;
}

export const NextSteps = ({ heading, text, children }: NextStepsProps) => (
  <section className="not-printed my-4 border border-ink bg-card p-6 sm:p-9">
    <h2 className="text-fit-md">{heading}</h2>
    {text ? <p className="mt-2 max-w-[44rem] text-soft">{text}</p> : null}
    <div className="mt-6 flex flex-wrap gap-3">{children}</div>
  </section>
);
