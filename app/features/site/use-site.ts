import { useRouteLoaderData } from '@remix-run/react';
import type { SiteSettings } from '#app/content/site-settings.server.ts';

/** What the root route gives to every page. */
export interface Site extends SiteSettings {
  /** The present year in New York, for the footer. */
  year: number;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** Only where an editor sees the newest drafts. */
  preview?: { editUrl: string };
}

const WITHOUT_SETTINGS: Site = {
  productName: '',
  tagline: '',
  description: '',
  contactEmail: '',
  officeHours: [],
  navigation: [],
  footerLinks: [],
  year: new Date().getFullYear(),
  origin: '',
};

/** The site's settings. Empty where the root itself has failed, so that its error page still stands. */
export const useSite = (): Site => useRouteLoaderData<Site>('root') ?? WITHOUT_SETTINGS;
