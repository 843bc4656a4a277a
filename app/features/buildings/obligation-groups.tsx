import { ChevronDown } from 'lucide-react';
import type { Answer } from '#law/buildings/decision.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { BuildingCopy } from '#app/data/laws.server.ts';
import type { LineGroup } from './line-view.ts';
import { Obligation, QuietObligation } from './obligation.tsx';

const FOLDED: readonly Answer[] = ['doesNotApply', 'onlyIfYouBuild'];

const countOf = ({ lines }: LineGroup): string => `${lines.length} ${lines.length === 1 ? 'law' : 'laws'}`;

interface GroupProps {
  group: LineGroup;
  copy: BuildingCopy['answers'][Answer];
}

const FoldedGroup = ({ group, copy: { heading, text } }: GroupProps) => (
  <details id={group.answer} className="group border-t border-line print:hidden">
    <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
      <h2 className="text-[1.3rem]">
        {heading} <span className="text-[1rem] font-normal text-soft">({countOf(group)})</span>
      </h2>
      <ChevronDown
        aria-hidden
        size={20}
        className="shrink-0 text-soft transition-transform group-open:rotate-180"
      />
    </summary>
    <p className="mb-3 max-w-[44rem] text-soft">{text}</p>
    <ul className="pb-4">
      {group.lines.map((line) => (
        <QuietObligation key={line.id} line={line} />
      ))}
    </ul>
  </details>
);

const OpenGroup = ({ group, copy: { heading, text } }: GroupProps) => (
  <section id={group.answer} className="scroll-mt-20 pb-8 print:pb-1">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-fit-lg print:text-[1.1em]">{heading}</h2>
      <span className="print:hidden">
        <Badge tone={group.answer === 'ask' ? 'medium' : 'neutral'}>{countOf(group)}</Badge>
      </span>
    </div>
    <p className="mt-1 mb-4 max-w-[44rem] text-soft print:hidden">{text}</p>
    <ul
      className={`border-b border-hair print:border-0 ${group.answer === 'ask' ? 'print:columns-2 print:gap-x-6' : ''}`}
    >
      {group.lines.map((line) => (
        <Obligation key={line.id} line={line} isBrief={group.answer === 'ask'} />
      ))}
    </ul>
  </section>
);

interface GroupsProps {
  groups: readonly LineGroup[];
  copy: BuildingCopy['answers'];
}

export const Groups = ({ groups, copy }: GroupsProps) =>
  groups.map((group) => {
    const Group = FOLDED.includes(group.answer) ? FoldedGroup : OpenGroup;
    return <Group key={group.answer} group={group} copy={copy[group.answer]} />;
  });
