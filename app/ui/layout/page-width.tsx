import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export const PageWidth = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classNames('mx-auto w-full max-w-[70rem] px-5 sm:px-6', className)}>{children}</div>
);
