import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Look = 'primary' | 'secondary';

const SHAPE =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-lot border-[1.5px] border-ink px-5 py-2.5 text-base font-semibold leading-tight transition-colors disabled:cursor-default disabled:opacity-60';

const LOOKS: Record<Look, string> = {
  primary: 'bg-ink text-paper hover:bg-ink/85',
  secondary: 'bg-transparent text-ink hover:bg-lot-tint',
};

/** A button that does something on this page. */
export const Button = ({
  look = 'primary',
  className,
  ...props
}: ComponentProps<'button'> & { look?: Look }) => (
  <button {...props} className={classNames(SHAPE, LOOKS[look], className)} />
);

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  look?: Look;
}

/** A link that looks like a button and leads to another page. */
export const ButtonLink = ({ to, look = 'primary', className, children, ...props }: ButtonLinkProps) => (
  <a {...props} href={to} className={classNames(SHAPE, LOOKS[look], className)}>
    {children}
  </a>
);
