import { LinkedText } from '#app/features/figures/linked-text.tsx';
import type { LineView } from './line-view.ts';
import { LINE } from './texts.ts';

type QuestionView = NonNullable<LineView['question']>;

interface LawProps {
  line: LineView;
}

/** The buttons belong to the form `replies` of the page. */
export const Question = ({ id, question }: Pick<LineView, 'id'> & { question: QuestionView }) => (
  <div role="group" aria-labelledby={`ask-${id}`} className="replies">
    <p id={`ask-${id}`}>{question.text}</p>
    {question.enter ? (
      <a href={question.enter.href} aria-label={`${question.enter.label}: ${question.text}`}>
        {question.enter.label}
      </a>
    ) : (
      question.choices.map(({ value, label }) => (
        <button key={value} form="replies" formAction={`#${id}`} name={question.name} value={value}>
          {label}
        </button>
      ))
    )}
  </div>
);

const OpenLaw = ({
  line: { id, title, law, day, when, whenNote, because, record, links = [], marked, ifLate, lawPage },
}: LawProps) => (
  <>
    <details id={id}>
      <summary>
        <b>{title}</b>
        {day ? ` (${law}), ` : ` (${law})`}
        {day ? <time dateTime={day}>{when}</time> : null}
      </summary>
      <p>
        <LinkedText links={[...links, ...marked]}>{because}</LinkedText>{' '}
        {day ? whenNote : when.replace(/\.?$/, '.')} {ifLate}{' '}
        <a href={lawPage} aria-label={`${LINE.lawPage}: ${title}`}>
          {LINE.lawPage}
        </a>
      </p>
    </details>
    {record ? <p className="on-record">{record}</p> : null}
  </>
);

/** Laws that depend on the same question share one entry. */
export const OpenQuestions = ({ lines }: { lines: readonly LineView[] }) => {
  const questions = [...new Set(lines.map(({ question }) => question?.text))];
  const entries = questions.map((text) => lines.filter(({ question }) => question?.text === text));
  return (
    <ul className="open-questions">
      {entries.map((laws) => {
        const [{ id, question } = {}] = laws;
        return (
          <li key={id}>
            {id && question ? <Question id={id} question={question} /> : null}
            {laws.map((line) => (
              <OpenLaw key={line.id} line={line} />
            ))}
          </li>
        );
      })}
    </ul>
  );
};
