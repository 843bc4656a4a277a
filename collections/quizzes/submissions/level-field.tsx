'use client';
import { useField } from '@payloadcms/ui';
import { levelName } from '#law/quizzes/quiz.ts';
import { ReadOnlyText } from '#cms/panel/read-only-value.tsx';

const toLevelName = (level: unknown): string => (typeof level === 'string' ? levelName(level) : '');

export const QuizLevelCell = ({ cellData }: { cellData: unknown }) => <span>{toLevelName(cellData)}</span>;

export function QuizLevel({ path }: { path: string }) {
  const { value } = useField<unknown>({ path });
  return (
    <ReadOnlyText label="Level" path={path}>
      {toLevelName(value)}
    </ReadOnlyText>
  );
}
