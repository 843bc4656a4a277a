import { z } from 'zod';
import { regulatoryModule, type ModuleSlug } from '#law/modules.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import { TRADE_CHOICES } from '#law/trades.ts';
import type { NewVendorApplication } from '#collections/vendors/applications/submit.ts';
import { defineForm } from '#app/features/forms/define-form.ts';
import { checkbox, email, singleLine, multiLine, website } from '#app/features/forms/field-schemas.ts';

interface TextRule {
  min: number;
  message: string;
}

interface ApplicationRules {
  companyName: TextRule;
  contactName: TextRule;
  servicesOffered: TextRule;
  experience: TextRule;
  experienceLabel?: string;
  offersDiscountCode: boolean;
  unreachable: string;
}

export const APPLICATION_FAILED = 'There was an error submitting your application. Please try again.';

const GENERAL: ApplicationRules = {
  companyName: { min: 1, message: 'Please enter your company name' },
  contactName: { min: 1, message: 'Please enter a contact name' },
  servicesOffered: { min: 1, message: 'Please provide details about your services' },
  experience: { min: 1, message: 'Please provide details about your experience' },
  offersDiscountCode: true,
  unreachable: APPLICATION_FAILED,
};

const INTERNET: ApplicationRules = {
  companyName: { min: 2, message: 'Company name must be at least 2 characters' },
  contactName: { min: 2, message: 'Contact name must be at least 2 characters' },
  servicesOffered: { min: 10, message: 'Please provide details about your services (min 10 characters)' },
  experience: { min: 20, message: 'Please provide details about your experience (min 20 characters)' },
  experienceLabel: 'Experience',
  offersDiscountCode: false,
  unreachable: 'There was an error processing your application. Please try again.',
};

export const applicationRules = (module: ModuleSlug): ApplicationRules =>
  module === 'nyc-internet' ? INTERNET : GENERAL;

/** Ignores the box on forms that do not offer it. */
const notOffered = () =>
  checkbox()
    .catch(false)
    .transform(() => false);

/** Accepts only current values, because a form that was loaded before a release may send values that no longer exist. */
const checkboxes = <Value extends string>(values: readonly Value[], message: string) =>
  z
    .array(z.custom<Value>((sent) => values.some((value) => value === sent), message))
    .max(values.length, message)
    .default([]);

/** The specification fixes all fields except laws and trades: see docs/specification.md. */
export function vendorApplicationForm(module: ModuleSlug, laws: readonly LawId[]) {
  const { vendorServiceCategories } = regulatoryModule(module);
  const rules = applicationRules(module);
  const schema = z.object({
    companyName: singleLine({ ...rules.companyName, max: 200 }),
    serviceCategory: z.custom<NewVendorApplication['serviceCategory']>(
      (sent) => vendorServiceCategories.some(({ value }) => value === sent),
      'Please select a service category',
    ),
    contactName: singleLine({ ...rules.contactName, max: 120 }),
    contactEmail: email(),
    companyWebsite: website().optional(),
    laws: checkboxes(laws, 'Please choose laws from the list'),
    trades: checkboxes(
      TRADE_CHOICES.map(({ value }) => value),
      'Please choose trades from the list',
    ),
    servicesOffered: multiLine({ ...rules.servicesOffered, max: 5000 }),
    experience: multiLine({ ...rules.experience, max: 5000 }),
    requestsDiscountCode: rules.offersDiscountCode ? checkbox() : notOffered(),
  });
  return defineForm(schema, rules.unreachable);
}
