import type { GlobalConfig } from 'payload';
import { CwzAssessmentPage, CwzFaq, CwzReport, CwzUpload } from './cwz.ts';
import { About, Contact, FeedbackPage, Help, Legal, PartnerProgramme } from './general.ts';
import { Home, ModuleBrowser, SiteSettings } from './home.ts';
import { InternetQuiz, InternetReport } from './internet.ts';

/** The site settings, and the copy of each general page. */
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
