import { ArrowRight } from 'lucide-react';
import type { CSSProperties, MouseEventHandler, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export const Cards = ({ children, className }: { children: ReactNode; className?: string }) => (
  <ul className={classNames('flex flex-wrap border-t border-l border-line', className)}>{children}</ul>
);

interface CardProps {
  title: string;
  text: string;
  children?: ReactNode;
  className?: string;
}

export const Card = ({ title, text, children, className }: CardProps) => (
  <li className={classNames('flex-[1_1_17rem] border-r border-b border-line bg-card p-5 sm:p-6', className)}>
    <h3 className="text-[1.1rem]">{title}</h3>
    <p className="mt-2 text-[0.94rem] text-soft">{text}</p>
    {children}
  </li>
);

interface LinkCardProps extends Omit<CardProps, 'children'> {
  href: string;
  linkLabel: string;
  accent?: string;
  onClick?: MouseEventHandler;
}

export const LinkCard = ({ title, text, href, linkLabel, accent, onClick, className }: LinkCardProps) => (
  <li
    style={accent ? ({ '--accent': `var(--${accent})` } as CSSProperties) : undefined}
    className={classNames(
      'group relative flex flex-[1_1_17rem] flex-col border-r border-b border-line bg-card p-5 sm:p-6',
      accent && 'border-l-[5px] border-l-accent',
      className,
    )}
  >
    <h3 className="text-[1.2rem]">{title}</h3>
    <p className="mt-2 mb-4 text-[0.94rem] text-soft">{text}</p>
    <a
      href={href}
      onClick={onClick}
      aria-label={`${linkLabel}: ${title}`}
      className="mt-auto flex items-center gap-2 font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {linkLabel} <ArrowRight aria-hidden size={17} />
    </a>
  </li>
);
