import type { AdminViewServerProps, SanitizedGlobalConfig } from 'payload';
import { findMenuGroup, PAGE_GROUPS } from './menu-groups.ts';
import { Section } from './section.tsx';
import { DashboardScreen } from './screen.tsx';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const Page = ({ slug, label, custom }: SanitizedGlobalConfig) => (
  <li className="dashboard-row">
    <span className="dashboard-row__main">
      <a href={`/admin/globals/${slug}`}>{toText(label) || slug}</a>
      <span className="dashboard-row__kind">{toText(custom?.path)}</span>
    </span>
  </li>
);

export const PageTexts = (view: AdminViewServerProps) => (
  <DashboardScreen view={view} title="Page texts" roles={['admin', 'editor']}>
    {({ payload }) => (
      <div className="dashboard-sections">
        {PAGE_GROUPS.map((group) => {
          const pages = payload.globals.config.filter((each) => findMenuGroup(each) === group);
          const sorted = pages.toSorted((one, other) => toText(one.label).localeCompare(toText(other.label)));
          return (
            <Section key={group} id={group.toLowerCase().replaceAll(' ', '-')} heading={group}>
              <ul className="dashboard-rows">
                {sorted.map((each) => (
                  <Page key={each.slug} {...each} />
                ))}
              </ul>
            </Section>
          );
        })}
      </div>
    )}
  </DashboardScreen>
);
