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
  line: { id, law, because, penalty, ifLate, question, links = [], marked },
}: LineProps) => (
  <div>
    <small>{law}</small>
    <p>
      <LinkedText links={[...links, ...marked]}>{because}</LinkedText>
    </p>
    <p className="if-missed">
      <LinkedText links={marked}>{`${LINE.ifMissed} ${penalty}`}</LinkedText>
    </p>
    {ifLate ? (
      <p className="text-[0.94rem] print:hidden">
        {ifLate} <a href={SUMMONS_GUIDE_URL}>{LINE.summonsGuide}</a>
      </p>
    ) : null}
    {question && !question.enter ? <Question anchor={id} question={question} /> : null}
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

const When = ({ line: { day, when, whenNote } }: LineProps) => (
  <div>
    <small>{`${day ? LINE.nextDate : LINE.when} `}</small>
    {day ? <time dateTime={day}>{when}</time> : when}
    {whenNote ? <p>{whenNote}</p> : null}
  </div>
);

/** Goes in a list with class `obligations`. The ID is inside `<details>`, so a link to the law unfolds it. */
export const Obligation = ({ line, hasDetails }: LineProps & { hasDetails: boolean }) => (
  <li>
    <details className="law">
      <summary>
        <h3>{line.title}</h3> {line.now || line.day || line.ifLate ? <b>{line.now ?? line.when}</b> : null}
      </summary>
      <div id={line.id}>
        <Verdict line={line} />
        <When line={line} />
        {hasDetails ? <Details line={line} /> : <LawPageLink line={line} />}
      </div>
    </details>
    {line.record ? <p className="on-record">{line.record}</p> : null}
  </li>
);
