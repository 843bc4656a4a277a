import type { ReactNode } from 'react';
import { ExampleMark } from '#app/ui/example-mark.tsx';
import type { LoadedInternetReport } from './report.server.ts';

interface StatisticProps {
  title: string;
  text: string;
  figure: string;
  /** Beside the figure. */
  mark?: ReactNode;
}

const Statistic = ({ title, text, figure, mark }: StatisticProps) => (
  <div className="flex flex-col border-r border-b border-line bg-card p-5 sm:p-6">
    <dt className="text-[0.94rem] font-semibold">{title}</dt>
    <dd className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-[2.3rem] leading-none font-extrabold tracking-tight">
      {figure} {mark}
    </dd>
    <dd className="mt-3 text-[0.88rem] text-soft">{text}</dd>
  </div>
);

/** The four figures of the report; the one that nobody has measured is marked as an example. */
export function StatisticCards({ words, statistics }: Pick<LoadedInternetReport, 'words' | 'statistics'>) {
  const { assessments, averageScore, coverage, buildingTypes } = words.statistics;
  return (
    <dl className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
      <Statistic title={assessments.title} text={assessments.text} figure={`${statistics.count}`} />
      <Statistic
        title={averageScore.title}
        text={averageScore.text}
        figure={statistics.averageScore?.toFixed(1) ?? words.list.noAverage}
      />
      <Statistic
        title={coverage.title}
        text={coverage.text}
        figure={coverage.figure}
        mark={<ExampleMark>{coverage.exampleLabel}</ExampleMark>}
      />
      <Statistic
        title={buildingTypes.title}
        text={buildingTypes.text}
        figure={`${statistics.buildingTypes}`}
      />
    </dl>
  );
}
