import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '#cms/payload-types.ts';

/** What each section of the dashboard is given: who looks, and when. */
export interface SectionProps {
  payload: Payload;
  user: User;
  now: Date;
}

interface Section {
  /** Of the heading, by which links lead here. */
  id: string;
  heading: string;
  /** What stands beside the heading: a number, or a link. */
  aside?: ReactNode;
  isNarrow?: boolean;
  children: ReactNode;
}

/** A part of the dashboard, with its heading. */
export const Section = ({ id, heading, aside, isNarrow, children }: Section) => (
  <section
    className={isNarrow ? 'dashboard-section dashboard-section--narrow' : 'dashboard-section'}
    aria-labelledby={id}
  >
    <div className="dashboard-section__head">
      <h2 id={id}>{heading}</h2>
      {aside}
    </div>
    {children}
  </section>
);

/** What a section says where it has nothing to show. */
export const Empty = ({ children }: { children: ReactNode }) => <p className="dashboard-empty">{children}</p>;
