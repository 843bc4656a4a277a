import { ArrowLeft, Printer } from 'lucide-react';
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

/** The way back to the list that a page belongs to. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={to}
    className="not-printed inline-flex items-center gap-2 font-semibold underline-offset-4 hover:underline"
  >
    <ArrowLeft aria-hidden size={18} />
    {children}
  </a>
);

/** Opens the browser's print dialog; hidden without scripts. */
export const PrintButton = ({ className }: { className?: string }) => (
  <Button
    type="button"
    look="secondary"
    data-print=""
    className={classNames('not-printed noscript:hidden', className)}
  >
    <Printer aria-hidden size={18} /> Print
  </Button>
);
