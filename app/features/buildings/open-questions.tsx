import { LinkedText } from '#app/features/figures/linked-text.tsx';
import type { LineView } from './line-view.ts';
import { LINE } from './texts.ts';

export type QuestionView = NonNullable<LineView['question']>;

interface LawProps {
  line: LineView;
}

/** `nofollow`, because each reply leads to a page with more replies. */
export const Replies = ({ question: { text, replies } }: { question: QuestionView }) =>
  replies.map(({ label, href }) => (
    <a key={href} href={href} rel="nofollow" aria-label={`${label}: ${text}`}>
      {label}
    </a>
  ));

const OpenLaw = ({
  line: { id, title, law, day, when, whenNote, because, links = [], marked, ifLate, lawPage },
}: LawProps) => (
  <details id={id}>
    <summary>
      <b>{title}</b> ({law})
      {day ? (
        <>
          , <time dateTime={day}>{when}</time>
        </>
      ) : null}
    </summary>
    <p>
      <LinkedText links={[...links, ...marked]}>{because}</LinkedText>{' '}
      {day ? whenNote : when.replace(/\.?$/, '.')} {ifLate}{' '}
      <a href={lawPage} aria-label={`${LINE.lawPage}: ${title}`}>
        {LINE.lawPage}
      </a>
    </p>
  </details>
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
            {question ? (
              <div>
                <p>{question.text}</p>
                <Replies question={question} />
              </div>
            ) : null}
            {laws.map((line) => (
              <OpenLaw key={line.id} line={line} />
            ))}
          </li>
        );
      })}
    </ul>
  );
};
