import { useRouteLoaderData } from '@remix-run/react';
import type { SiteSettings } from '#app/data/site-settings.server.ts';

export interface Site extends SiteSettings {
  year: number;
  today: string;
  /** Without a trailing slash. */
  origin: string;
  preview?: { editUrl: string };
}

const WITHOUT_SETTINGS: Site = {
  productName: '',
  tagline: '',
  description: '',
  contactEmail: '',
  officeHours: [],
  laws: [],
  navigation: [],
  footerLinks: [],
  listsBuildings: false,
  year: new Date().getFullYear(),
  today: '',
  origin: '',
};

/** The site's settings. Empty if the root route failed, so that its error page still renders. */
export const useSite = (): Site => useRouteLoaderData<Site>('root') ?? WITHOUT_SETTINGS;
