import { SUMMONS_GUIDE_URL } from '#law/buildings/agencies.ts';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import { LawSource } from '#app/features/laws/law-source.tsx';
import type { LineView } from './line-view.ts';
import { Replies } from './open-questions.tsx';
import { LINE } from './texts.ts';

interface LineProps {
  line: LineView;
}

function WayOn({ line: { href, isOwnPage, law, agency } }: LineProps) {
  if (!href) return null;
  const label = isOwnPage ? LINE.ownPage : LINE.officialPage(agency);
  return (
    <a href={href} rel={isOwnPage ? undefined : 'noopener'} aria-label={`${label}: ${law}`}>
      {label}
    </a>
  );
}

const Details = ({ line }: LineProps) => (
  <details>
    <summary>
      {LINE.details}
      <span className="sr-only">: {line.title}</span>
    </summary>
    <p>
      <LinkedText links={line.marked}>{line.summary}</LinkedText>
    </p>
    <dl>
      <dt>{LINE.whatToDo}</dt>
      <dd>
        <LinkedText links={line.marked}>{line.whatToDo}</LinkedText>
      </dd>
      {line.exempt ? (
        <>
          <dt>{LINE.exempt}</dt>
          <dd>
            <LinkedText links={line.marked}>{line.exempt}</LinkedText>
          </dd>
        </>
      ) : null}
    </dl>
    <LawSource law={line} evidence={line.evidence} />
    <WayOn line={line} />
  </details>
);

const Verdict = ({
  line: { title, law, because, penalty, ifLate, question, links = [], marked },
}: LineProps) => (
  <div>
    <h3>{title}</h3>
    <small>{law}</small>
    <p>
      <LinkedText links={[...links, ...marked]}>{because}</LinkedText>
    </p>
    <p className="text-[0.94rem] text-soft">
      {LINE.ifMissed} <LinkedText links={marked}>{penalty}</LinkedText>
    </p>
    {ifLate ? (
      <p className="text-[0.94rem] print:hidden">
        {ifLate} <a href={SUMMONS_GUIDE_URL}>{LINE.summonsGuide}</a>
      </p>
    ) : null}
    {question ? (
      <p className="print:hidden">
        <b>{question.text}</b> <Replies question={question} />
      </p>
    ) : null}
  </div>
);

/** In a list of the class `obligations`. */
export const Obligation = ({ line }: LineProps) => (
  <li id={line.id}>
    <Verdict line={line} />
    <div>
      <small>{line.day ? LINE.nextDate : LINE.when} </small>
      {line.day ? <time dateTime={line.day}>{line.when}</time> : line.when}
      {line.whenNote ? <p>{line.whenNote}</p> : null}
    </div>
    <Details line={line} />
  </li>
);
