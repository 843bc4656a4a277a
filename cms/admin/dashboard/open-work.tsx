import { ageClasses } from '#cms/dashboard/age.ts';
import { countWork, totalOf } from '#cms/dashboard/counts.ts';
import { areWords } from '#cms/dashboard/words.ts';
import { Section, type SectionProps } from './section.tsx';
import { WorkTable } from './work-table.tsx';

/** What is open of everything that visitors sent, in numbers. */
export async function OpenWork({ payload, user, now }: SectionProps) {
  const counts = await countWork(payload, now);
  const { open, unassigned, overdue } = totalOf(counts);
  return (
    <Section id="open-work" heading="Open work" aside={<span className="dashboard-count">{open}</span>}>
      <p className="dashboard-lead">
        {open === 0
          ? 'Everything is done.'
          : `${areWords(unassigned, 'unassigned')}. ${areWords(overdue, 'overdue')}.`}
      </p>
      <WorkTable counts={counts} ages={ageClasses(now)} user={user.id} now={now} />
    </Section>
  );
}
