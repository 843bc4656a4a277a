import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  heading: string;
  intro?: ReactNode;
  basis?: ReactNode;
  children: ReactNode;
}

export const Section = ({ id, heading, intro, basis, children }: SectionProps) => (
  <section id={id} className="border-t border-hair py-8 first:border-t-0 sm:py-14 print:border-0 print:py-2">
    <h2 className="text-fit-xl sm:text-[1.9rem]">{heading}</h2>
    {intro ? <p className="mt-2 max-w-[44rem] text-soft">{intro}</p> : null}
    <div className="mt-5 print:mt-2">{children}</div>
    {basis ? <p className="mt-5 max-w-[44rem] text-[0.85rem] text-soft">Sources: {basis}</p> : null}
  </section>
);
