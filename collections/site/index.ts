import type { GlobalConfig } from 'payload';
import { Buildings } from './buildings.ts';
import { cwzPages } from '#collections/commercial-waste/cwz-page.ts';
import { generalPages } from './general.ts';
import { Home, SiteSettings } from './home.ts';
import { internetPages } from './internet.ts';
import { SearchPage } from './search.ts';

/** The site settings, and the copy of each page. */
export const globals: GlobalConfig[] = [
  SiteSettings,
  Home,
  Buildings,
  SearchPage,
  ...generalPages,
  ...cwzPages,
  ...internetPages,
];
