import type { ModuleSlug } from '#app/regulations/index.ts';

/** What a text has to be: its least length in characters, and what is said of a shorter one. */
interface TextRule {
  min: number;
  message: string;
}

/** In what the application form of a module differs from that of the others. */
export interface ApplicationRules {
  companyName: TextRule;
  contactName: TextRule;
  servicesOffered: TextRule;
  experience: TextRule;
  /** What the experience is asked for; without it, experience with the module. */
  experienceLabel?: string;
  /** Whether a vendor can ask for the affiliate discount code. */
  offersDiscountCode: boolean;
}

const needed = (message: string): TextRule => ({ min: 1, message });

/** The rules of LL97's form, which are those of every form that has none of its own. Section 5, "LL97 vendor form". */
const GENERAL: ApplicationRules = {
  companyName: needed('Please enter your company name'),
  contactName: needed('Please enter a contact name'),
  servicesOffered: needed('Please provide details about your services'),
  experience: needed('Please provide details about your experience'),
  offersDiscountCode: true,
};

/** Specification sections 3 ("section_vendor_applications") and 5 ("Internet vendor application"). */
const INTERNET: ApplicationRules = {
  companyName: { min: 2, message: 'Company name must be at least 2 characters' },
  contactName: { min: 2, message: 'Contact name must be at least 2 characters' },
  servicesOffered: {
    min: 10,
    message: 'Please provide details about your services (min 10 characters)',
  },
  experience: { min: 20, message: 'Please provide details about your experience (min 20 characters)' },
  experienceLabel: 'Experience',
  offersDiscountCode: false,
};

const OWN_RULES: Partial<Record<ModuleSlug, ApplicationRules>> = { 'nyc-internet': INTERNET };

/** The rules of a module's application form. */
export const applicationRules = (module: ModuleSlug): ApplicationRules => OWN_RULES[module] ?? GENERAL;
