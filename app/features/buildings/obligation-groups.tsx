import { ChevronDown } from 'lucide-react';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import type { Verdict } from '#law/buildings/decision.ts';
import type { BuildingCopy } from '#app/data/laws.server.ts';
import type { LineGroup, LineView } from './line-view.ts';
import { GROUP_HEADINGS, lawsText } from './texts.ts';
import { Obligation } from './obligation.tsx';
import { OpenQuestions, questionEntries } from './open-questions.tsx';

const FOLDED: readonly Verdict[] = ['doesNotApply', 'onlyIfYouBuild'];

const lawCount = ({ lines }: LineGroup): string => lawsText(lines.length);

interface GroupProps {
  group: LineGroup;
  copy: BuildingCopy['answers'][Verdict];
}

const QuietObligation = ({
  line: { id, title, law, lawPage, because, record, links = [], marked },
}: {
  line: LineView;
}) => (
  <li id={id}>
    <a href={lawPage}>{`${title} (${law})`}</a>:{' '}
    <LinkedText links={[...links, ...marked]}>{because}</LinkedText>
    {record ? <p className="on-record">{record}</p> : null}
  </li>
);

const FoldedGroup = ({ group, copy: { text } }: GroupProps) => (
  <details
    id={group.verdict}
    open={group.lines.some(({ isOpen }) => isOpen)}
    className="group border-t border-line print:hidden"
  >
    <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
      <h2 className="text-[1.3rem]">
        {GROUP_HEADINGS[group.verdict]}{' '}
        <span className="text-[1rem] font-normal text-soft">{`(${lawCount(group)})`}</span>
      </h2>
      <ChevronDown
        aria-hidden
        size={20}
        className="shrink-0 text-soft transition-transform group-open:rotate-180"
      />
    </summary>
    <p className="mb-3 max-w-[44rem] text-soft">{text}</p>
    <ul className="max-w-[44rem] pb-4 *:scroll-mt-24 *:border-t *:border-hair *:py-2 [&_a:first-child]:font-semibold [&_a]:underline [&_a]:underline-offset-3">
      {group.lines.map((line) => (
        <QuietObligation key={line.id} line={line} />
      ))}
    </ul>
  </details>
);

const GroupHead = ({ group, copy: { text } }: GroupProps) => (
  <>
    <h2 className="text-fit-lg print:text-[1.1em]">
      {GROUP_HEADINGS[group.verdict]}{' '}
      <span className="text-[1rem] font-normal text-soft">{`(${lawCount(group)})`}</span>
    </h2>
    <p className="mt-1 mb-4 max-w-[44rem] text-soft print:hidden">{text}</p>
  </>
);

const OpenGroup = (props: GroupProps) => (
  <section id={props.group.verdict} className="scroll-mt-20 pb-8 print:pb-1">
    <GroupHead {...props} />
    <ul className="obligations">
      {props.group.lines.map((line) => (
        <Obligation key={line.id} line={line} hasDetails={props.group.verdict === 'applies'} />
      ))}
    </ul>
  </section>
);

interface GroupsProps {
  groups: readonly LineGroup[];
  copy: BuildingCopy['answers'];
}

/** Keeps answered questions in place, with a note about where their laws went. */
const AskGroup = ({ groups, copy }: GroupsProps) => {
  const group = groups.find(({ verdict }) => verdict === 'ask') ?? { verdict: 'ask' as const, lines: [] };
  const entries = questionEntries(groups);
  const others = group.lines.filter(({ question }) => !question);
  return entries.length + others.length > 0 ? (
    <section id="ask" className="scroll-mt-20 pb-8 print:pb-1">
      <GroupHead group={group} copy={copy.ask} />
      <OpenQuestions entries={entries} others={others} />
    </section>
  ) : null;
};

export const Groups = ({ groups, copy }: GroupsProps) => {
  const isShown = (group: LineGroup) => group.verdict !== 'ask';
  const isOpen = ({ verdict }: LineGroup) => !FOLDED.includes(verdict);
  return (
    <>
      {groups
        .filter((group) => isShown(group) && isOpen(group))
        .map((group) => (
          <OpenGroup key={group.verdict} group={group} copy={copy[group.verdict]} />
        ))}
      <AskGroup groups={groups} copy={copy} />
      {groups
        .filter((group) => !isOpen(group))
        .map((group) => (
          <FoldedGroup key={group.verdict} group={group} copy={copy[group.verdict]} />
        ))}
    </>
  );
};
