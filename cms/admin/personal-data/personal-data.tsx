import { Gutter } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '#cms/access/roles.ts';
import { ErasureRequests } from '../dashboard/erasure-requests.tsx';
import { AddressSearch } from './address-search.tsx';
import '../own-field.css';
import '../dashboard/dashboard.css';
import './personal-data.css';

/** What stands above the list of erasures: where admins look up what is stored of an address. */
export function PersonalData({ payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return (
    <Gutter className="lotline-dashboard">
      <ErasureRequests payload={payload} now={new Date()} />
      <section className="personal-data" aria-labelledby="personal-data">
        <h2 id="personal-data">What is stored of somebody</h2>
        <p>
          Everything that was sent with an e-mail address, or mentions it. Export it for whoever asks for a
          copy; erase it for whoever asks for that. The list below says what was erased, and not of whom.
        </p>
        <AddressSearch />
      </section>
    </Gutter>
  );
}
