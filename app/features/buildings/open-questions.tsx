import { LinkedText } from '#app/features/figures/linked-text.tsx';
import type { Verdict } from '#law/buildings/decision.ts';
import { OPEN_QUESTIONS } from '#law/buildings/questions.ts';
import type { LineGroup, LineView } from './line-view.ts';
import { dependText, GROUP_HEADINGS, LINE, moreQuestionsText, movedText } from './texts.ts';

type QuestionView = NonNullable<LineView['question']>;

interface LawProps {
  line: LineView;
}

/** The buttons submit the page's `answers` form, which then jumps to the anchor. */
export const Question = ({ anchor, question }: { anchor: string; question: QuestionView }) => (
  <div role="group" aria-labelledby={`question-${anchor}`} className="answers">
    <p id={`question-${anchor}`}>{question.text}</p>
    {question.enter ? (
      <a href={question.enter.href} aria-label={`${question.enter.label}: ${question.text}`}>
        {question.enter.label}
      </a>
    ) : (
      question.choices.map(({ value, label }) => (
        <button
          key={value}
          form="answers"
          formAction={`#${anchor}`}
          name={question.name}
          value={value}
          aria-pressed={question.chosen === value}
        >
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

interface Moved {
  verdict: Verdict;
  lines: LineView[];
}

interface QuestionEntry {
  question: QuestionView;
  /** Laws that depend on the question. */
  lines: LineView[];
  /** Laws that no longer depend on the question, because the visitor answered it, by verdict. */
  moved: Moved[];
}

const questionRank = ({ question }: QuestionEntry): number =>
  OPEN_QUESTIONS.findIndex((id) => !question.enter && question.name === id);

/** Groups laws by question. An entry keeps its place when its question is answered. */
export function questionEntries(groups: readonly LineGroup[]): QuestionEntry[] {
  const entries = new Map<string, QuestionEntry>();
  for (const { verdict, lines } of groups) {
    for (const line of lines) {
      const { question } = line;
      const isAnswered = question && !question.enter && question.chosen !== undefined;
      if (!question || (verdict !== 'ask' && !isAnswered)) continue;
      const entry = entries.get(question.text) ?? { question, lines: [], moved: [] };
      entries.set(question.text, entry);
      if (verdict === 'ask') entry.lines.push(line);
      else {
        const moved = entry.moved.find((each) => each.verdict === verdict);
        if (moved) moved.lines.push(line);
        else entry.moved.push({ verdict, lines: [line] });
      }
    }
  }
  return [...entries.values()].toSorted((one, other) => questionRank(one) - questionRank(other));
}

const Laws = ({ lines }: { lines: readonly LineView[] }) => {
  const [only, ...others] = lines;
  if (!only) return null;
  if (others.length === 0) return <OpenLaw line={only} />;
  const open = lines.filter(({ isOpen }) => isOpen);
  const folded = lines.filter((line) => !line.isOpen);
  return (
    <>
      {open.map((line) => (
        <OpenLaw key={line.id} line={line} />
      ))}
      {folded.length > 0 ? (
        <details className="more-questions">
          <summary>{dependText(folded.length)}</summary>
          {folded.map((line) => (
            <OpenLaw key={line.id} line={line} />
          ))}
        </details>
      ) : null}
    </>
  );
};

const MovedLaws = ({ moved }: { moved: Moved }) => (
  <p role="status">
    {movedText(GROUP_HEADINGS[moved.verdict])}{' '}
    {moved.lines.map(({ id, title }, index) => (
      <span key={id}>
        {index > 0 ? ', ' : ''}
        <a href={`#${id}`}>{title}</a>
      </span>
    ))}
  </p>
);

const questionAnchor = ({ question, lines: [line] }: QuestionEntry): string =>
  question.enter ? `ask-${line?.id ?? ''}` : `ask-${question.name}`;

const Entry = ({ entry }: { entry: QuestionEntry }) => (
  <li id={questionAnchor(entry)}>
    <Question anchor={questionAnchor(entry)} question={entry.question} />
    {entry.moved.map((each) => (
      <MovedLaws key={each.verdict} moved={each} />
    ))}
    <Laws lines={entry.lines} />
  </li>
);

const SHOWN = 4;

const hasOpenLaw = ({ lines, moved }: QuestionEntry): boolean =>
  [...lines, ...moved.flatMap((each) => each.lines)].some(({ isOpen }) => isOpen);

const isAnswered = ({ moved, question }: QuestionEntry): boolean =>
  moved.length > 0 || (!question.enter && question.chosen !== undefined);

interface OpenQuestionsProps {
  entries: readonly QuestionEntry[];
  /** Undecided laws that no question can settle. */
  others: readonly LineView[];
}

/** Folds all but the first few questions, except those whose laws have something open, missing or due. */
export function OpenQuestions({ entries, others }: OpenQuestionsProps) {
  const folded = entries.filter((entry, index) => index >= SHOWN && !hasOpenLaw(entry));
  const shown = entries.filter((entry) => !folded.includes(entry));
  return (
    <>
      <ul className="open-questions">
        {shown.map((entry) => (
          <Entry key={entry.question.text} entry={entry} />
        ))}
        {others.map((line) => (
          <li key={line.id}>
            <OpenLaw line={line} />
          </li>
        ))}
      </ul>
      {folded.length > 0 ? (
        <details open={folded.some(isAnswered)} className="more-questions">
          <summary className="cursor-pointer py-3 font-semibold text-link underline underline-offset-3 print:hidden">
            {moreQuestionsText(folded.length)}
          </summary>
          <ul className="open-questions">
            {folded.map((entry) => (
              <Entry key={entry.question.text} entry={entry} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
