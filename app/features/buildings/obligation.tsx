import { SUMMONS_GUIDE_URL } from '#law/buildings/agencies.ts';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import { basedOnText, LawSource } from '#app/features/laws/law-source.tsx';
import type { LineView } from './line-view.ts';
import { Question } from './open-questions.tsx';
import { LINE } from './texts.ts';

interface LineProps {
  line: LineView;
}

const OwnPage = ({ line: { ownPage, law } }: LineProps) =>
  ownPage ? (
    <a href={ownPage} aria-label={`${LINE.ownPage}: ${law}`}>
      {LINE.ownPage}
    </a>
  ) : null;

const Details = ({ line }: LineProps) => (
  <details>
    <summary>
      {LINE.details}
      <span className="sr-only">{`: ${line.title}`}</span>
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
    <LawSource law={line} evidence={line.evidence} className="source" />
    <OwnPage line={line} />
  </details>
);

const Verdict = ({
  line: { id, title, law, because, record, penalty, ifLate, question, links = [], marked },
}: LineProps) => (
  <div>
    <h3>{title}</h3>
    <small>{law}</small>
    <p>
      <LinkedText links={[...links, ...marked]}>{because}</LinkedText>
    </p>
    {record ? <p className="on-record">{record}</p> : null}
    <p className="if-missed">
      <LinkedText links={marked}>{`${LINE.ifMissed} ${penalty}`}</LinkedText>
    </p>
    {ifLate ? (
      <p className="text-[0.94rem] print:hidden">
        {ifLate} <a href={SUMMONS_GUIDE_URL}>{LINE.summonsGuide}</a>
      </p>
    ) : null}
    {question ? <Question id={id} question={question} /> : null}
  </div>
);

const LawPageLink = ({ line: { evidence, lawPage, title } }: LineProps) => (
  <p>
    {basedOnText(evidence)}
    <a href={lawPage} aria-label={`${LINE.lawPage}: ${title}`}>
      {LINE.lawPage}
    </a>
  </p>
);

/** In a list of the class `obligations`. */
export const Obligation = ({ line, hasDetails }: LineProps & { hasDetails: boolean }) => (
  <li id={line.id}>
    <Verdict line={line} />
    <div>
      <small>{`${line.day ? LINE.nextDate : LINE.when} `}</small>
      {line.day ? <time dateTime={line.day}>{line.when}</time> : line.when}
      {line.whenNote ? <p>{line.whenNote}</p> : null}
    </div>
    {hasDetails ? <Details line={line} /> : <LawPageLink line={line} />}
  </li>
);
