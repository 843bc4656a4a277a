import type { ReactNode } from 'react';

interface SideCardProps {
  heading: string;
  children: ReactNode;
}

export const SideCard = ({ heading, children }: SideCardProps) => (
  <aside className="h-fit border border-line bg-card p-6 lg:sticky lg:top-24">
    <h2 className="text-[1.2rem]">{heading}</h2>
    <dl className="mt-4 grid gap-4">{children}</dl>
  </aside>
);

export const SidePoint = ({ title, lines }: { title: string; lines: ReactNode[] }) => (
  <div className="border-t border-hair pt-4">
    <dt className="font-semibold">{title}</dt>
    {lines.map((line, index) => (
      <dd key={index} className="mt-1 text-[0.94rem] wrap-anywhere text-soft">
        {line}
      </dd>
    ))}
  </div>
);
