import type { GlobalConfig } from 'payload';
import { About } from './about.ts';
import { Contact } from './contact.ts';
import { CwzAssessmentPage } from './cwz-assessment-page.ts';
import { CwzFaq } from './cwz-faq.ts';
import { CwzReport } from './cwz-report.ts';
import { CwzUpload } from './cwz-upload.ts';
import { FeedbackPage } from './feedback-page.ts';
import { Help } from './help.ts';
import { Home } from './home.ts';
import { InternetQuiz } from './internet-quiz.ts';
import { InternetReport } from './internet-report.ts';
import { Legal } from './legal.ts';
import { ModuleBrowser } from './module-browser.ts';
import { PartnerProgramme } from './partner-programme.ts';
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
