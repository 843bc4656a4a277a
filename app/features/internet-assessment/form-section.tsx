import type { ReactNode } from 'react';

interface FormSectionProps {
  id: string;
  heading: string;
  intro: string;
  /** Its fields. */
  children: ReactNode;
}

/** A part of a form, under a heading of its own. */
export const FormSection = ({ id, heading, intro, children }: FormSectionProps) => (
  <section aria-labelledby={id} className="grid gap-6 border-t-4 border-lot pt-5 not-first:mt-4">
    <div>
      <h2 id={id} className="text-[1.5rem]">
        {heading}
      </h2>
      <p className="mt-1.5 text-soft">{intro}</p>
    </div>
    {children}
  </section>
);
