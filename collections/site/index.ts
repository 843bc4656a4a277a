import type { GlobalConfig } from 'payload';
import { Buildings } from './buildings.ts';
import { ChecklistPage } from './checklist.ts';
import { cwzPages } from '#collections/commercial-waste/cwz-page.ts';
import { FiguresPage } from './figures.ts';
import { billPages } from '#collections/bills/pages.ts';
import { ll97Pages } from '#collections/ll97/pages.ts';
import { QuizPage } from '#collections/quizzes/page.ts';
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
  ChecklistPage,
  SearchPage,
  ...generalPages,
  ...ll97Pages,
  QuizPage,
  ...cwzPages,
  ...billPages,
  ...internetPages,
];
