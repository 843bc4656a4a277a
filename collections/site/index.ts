import type { GlobalConfig } from 'payload';
import { Buildings } from './buildings.ts';
import { cwzPages } from '#collections/commercial-waste/cwz-page.ts';
import { FiguresPage } from './figures.ts';
import { billPages } from '#collections/bills/pages.ts';
import { ll97Pages } from '#collections/ll97/pages.ts';
import { generalPages } from './general.ts';
import { Home, SiteSettings } from './home.ts';
import { internetPages } from './internet.ts';
import { PortfolioPages } from './portfolios.ts';
import { SearchPage } from './search.ts';

export const globals: GlobalConfig[] = [
  SiteSettings,
  Home,
  Buildings,
  PortfolioPages,
  FiguresPage,
  SearchPage,
  ...generalPages,
  ...ll97Pages,
  ...cwzPages,
  ...billPages,
  ...internetPages,
];
