import type { ReactNode } from 'react';
import { SUMMONS_GUIDE_URL } from '#law/buildings/agencies.ts';
import { classNames } from '#app/ui/class-names.ts';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import { LawSource } from '#app/features/laws/law-source.tsx';
import type { LineView } from './line-view.ts';

const Term = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="sm:grid sm:grid-cols-[8.5rem_1fr] sm:gap-x-3">
    <dt className="font-semibold">{term}</dt>
    <dd>{children}</dd>
  </div>
);

const WayOn = ({ line: { href, isOwnPage, law, agency } }: { line: LineView }) =>
  href ? (
    <a
      href={href}
      rel={isOwnPage ? undefined : 'noopener'}
      className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
    >
      {isOwnPage ? 'Our guide and tools for this law' : `Official page, ${agency}`}
      <span className="sr-only">: {law}</span>
    </a>
  ) : null;

/** `nofollow`, because each reply leads to a page with more replies. */
const Question = ({ question: { text, replies } }: { question: NonNullable<LineView['question']> }) => (
  <p className="mt-1 flex flex-wrap items-center gap-x-3 print:hidden">
    <span className="font-semibold">{text}</span>
    {replies.map(({ label, href }) => (
      <a
        key={href}
        href={href}
        rel="nofollow"
        className="inline-flex min-h-11 items-center px-1 font-semibold text-link underline underline-offset-3"
      >
        {label}
        <span className="sr-only">: {text}</span>
      </a>
    ))}
  </p>
);

export const Obligation = ({ line, isBrief }: { line: LineView; isBrief: boolean }) => {
  const {
    id,
    title,
    law,
    because,
    question,
    day,
    when,
    whenNote,
    summary,
    exempt,
    whatToDo,
    penalty,
    links = [],
    marked,
    ifLate: late,
  } = line;
  return (
    <li
      id={id}
      className="scroll-mt-24 break-inside-avoid border-t border-hair py-4 target:bg-lot-tint print:py-0.5"
    >
      <div className="grid gap-x-8 gap-y-1 md:grid-cols-[1fr_15rem] print:grid-cols-[1fr_11rem]">
        <div>
          <h3 className="text-[1.1rem] print:inline print:text-[1em]">{title}</h3>
          <p className="text-[0.88rem] text-soft print:inline print:pl-2">{law}</p>
          <p
            className={classNames(
              'mt-1 max-w-[42rem] print:mt-0 print:max-w-none',
              isBrief && 'print:hidden',
            )}
          >
            <LinkedText links={[...links, ...marked]}>{because}</LinkedText>
          </p>
          {isBrief ? null : (
            <p className="mt-1 max-w-[42rem] text-[0.94rem] text-soft print:mt-0 print:max-w-none">
              If missed: <LinkedText links={marked}>{penalty}</LinkedText>
            </p>
          )}
          {late ? (
            <p className="mt-1 max-w-[42rem] text-[0.94rem] print:hidden">
              {late}{' '}
              <a href={SUMMONS_GUIDE_URL} className="underline underline-offset-3">
                I got a summons or a violation
              </a>
            </p>
          ) : null}
          {question ? <Question question={question} /> : null}
        </div>
        <div className="print:text-right">
          <span className="text-[0.85rem] font-semibold text-soft md:block print:hidden">
            {day ? 'Next date' : 'When'}{' '}
          </span>
          {day ? (
            <time dateTime={day} className="font-bold">
              {when}
            </time>
          ) : (
            when
          )}
          {whenNote ? <p className="text-[0.9rem] text-soft print:hidden">{whenNote}</p> : null}
        </div>
      </div>
      <details className="group mt-1 print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-[0.94rem] font-semibold text-link underline underline-offset-3">
          {isBrief ? 'What to do, what it costs' : 'What to do, and the source'}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="mt-1 max-w-[44rem] text-[0.94rem]">
          <p>
            <LinkedText links={marked}>{summary}</LinkedText>
          </p>
          <dl className="mt-2 grid gap-1.5">
            {[
              ['What to do', whatToDo],
              ['If missed', isBrief ? penalty : ''],
              ['Exempt', exempt],
            ].map(([term = '', text = '']) =>
              text ? (
                <Term key={term} term={term}>
                  <LinkedText links={marked}>{text}</LinkedText>
                </Term>
              ) : null,
            )}
          </dl>
          <LawSource law={line} evidence={line.evidence} className="mt-2" />
          <WayOn line={line} />
        </div>
      </details>
    </li>
  );
};

export const QuietObligation = ({ line }: { line: LineView }) => (
  <li id={line.id} className="scroll-mt-24 border-t border-hair py-3">
    <h3 className="text-[1rem]">
      {line.title} <span className="font-normal text-soft">({line.law})</span>
    </h3>
    <p className="max-w-[44rem]">
      <LinkedText links={[...(line.links ?? []), ...line.marked]}>{line.because}</LinkedText>
    </p>
    <LawSource law={line} evidence={line.evidence} className="mt-2" />
  </li>
);
