import type { GlobalConfig } from 'payload';
import { CwzAssessmentPage, CwzFaq, CwzReport, CwzUpload } from './cwz.ts';
import { About, Contact, FeedbackPage, Help, Legal, PartnerProgramme } from './general.ts';
import { Home, ModuleBrowser } from './home.ts';
import { InternetQuiz, InternetReport } from './internet.ts';
import { SiteSettings } from './site-settings.ts';

/** What there is one of: the settings, and the words of each general page. */
export const globals: GlobalConfig[] = [
  SiteSettings,
  Home,
  About,
  Help,
  Legal,
  PartnerProgramme,
  ModuleBrowser,
  Contact,
  FeedbackPage,
  CwzAssessmentPage,
  CwzReport,
  CwzFaq,
  CwzUpload,
  InternetQuiz,
  InternetReport,
];
