import { classNames } from './class-names.ts';

interface TabsProps {
  label: string;
  tabs: { label: string; href: string; isCurrent: boolean }[];
}

export const Tabs = ({ label, tabs }: TabsProps) => (
  <nav aria-label={label} className="not-printed border-b border-line">
    <ul className="-mb-px flex gap-x-5 sm:gap-x-6">
      {tabs.map(({ label: text, href, isCurrent }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={classNames(
              'inline-block border-b-[3px] py-3 text-[0.94rem] leading-tight font-semibold sm:text-base',
              isCurrent ? 'border-lot text-ink' : 'border-transparent text-soft hover:text-ink',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
