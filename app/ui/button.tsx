import { ArrowLeft, Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const LOOKS = { primary: 'button', secondary: 'button button-secondary' };

interface Looks {
  look?: keyof typeof LOOKS;
}

export const Button = ({ look = 'primary', className, ...props }: ComponentProps<'button'> & Looks) => (
  <button {...props} className={classNames(LOOKS[look], className)} />
);

type ButtonLinkProps = ComponentProps<'a'> & Looks & { href: string };

export const ButtonLink = ({ look = 'primary', className, children, ...props }: ButtonLinkProps) => (
  <a {...props} className={classNames(LOOKS[look], className)}>
    {children}
  </a>
);

export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="not-printed inline-flex items-center gap-2 font-semibold underline-offset-4 hover:underline"
  >
    <ArrowLeft aria-hidden size={18} />
    {children}
  </a>
);

interface PrintButtonProps {
  label?: 'Print';
  className?: string;
}

export const PrintButton = ({ label, className }: PrintButtonProps) => (
  <Button
    type="button"
    look="secondary"
    data-print=""
    className={classNames('not-printed invisible noscript:hidden in-data-scripted:visible', className)}
  >
    <Printer aria-hidden size={18} /> {label ?? 'Print or save as PDF'}
  </Button>
);
