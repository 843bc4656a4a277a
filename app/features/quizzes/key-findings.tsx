import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ResultView } from './result-view.ts';
import { findingWord } from './quiz-words.ts';

type Finding = ResultView['findings'][number];

/** Whether a finding is positive, as an icon with a word. */
const Verdict = ({ isPositive }: Pick<Finding, 'isPositive'>) => (
  <p className={`flex items-center gap-2 text-[0.9rem] font-bold ${isPositive ? 'text-low' : 'text-high'}`}>
    {isPositive ? <CircleCheck aria-hidden size={18} /> : <TriangleAlert aria-hidden size={18} />}
    {findingWord({ isPositive })}
  </p>
);

/** What single answers, or all together, say. */
export const KeyFindings = ({ findings }: { findings: Finding[] }) => (
  <section className="mt-10 print:mt-4">
    <h2 className="text-[1.5rem]">Key findings</h2>
    <ul className="mt-4 flex flex-wrap border-t border-l border-line print:mt-2">
      {findings.map(({ heading, text, isPositive }) => (
        <li
          key={heading}
          className="flex-[1_1_13rem] border-r border-b border-line bg-card p-5 print:basis-[8rem] print:p-2"
        >
          <Verdict isPositive={isPositive} />
          <h3 className="mt-2 text-[1.1rem]">{heading}</h3>
          <p className="mt-2 text-[0.94rem] text-soft print:text-[0.85rem]">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
