import { Gutter } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '#cms/access.ts';
import { EmailSearch } from './email-search.tsx';
import '#cms/panel/own-field.css';
import '#cms/panel/dashboard.css';
import './personal-data.css';

export function PersonalData({ user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return (
    <Gutter className="lotline-dashboard">
      <section className="personal-data" aria-labelledby="personal-data">
        <h2 id="personal-data">Look up a person</h2>
        <p>
          See everything that was submitted with an email address or mentions it. Export it when the person
          asks for a copy, or erase it when they ask you to. The list below records what was erased, but not
          whose data it was.
        </p>
        <EmailSearch />
      </section>
    </Gutter>
  );
}
