import { readVendorAccess } from '#app/data/modules.server.ts';
import { regulatoryModule, type ModuleSlug } from '#law/modules.ts';
import { submitVendorApplication } from '#collections/vendors/applications/submit.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { TRADE_CHOICES } from '#law/trades.ts';
import { lawChoices } from '#app/data/laws.server.ts';
import { receiveForm, type FormRequest } from '#app/features/forms/receive-form.server.ts';
import { APPLICATION_FAILED, applicationRules, vendorApplicationForm } from './application-fields.ts';

export async function loadVendorApplication(module: ModuleSlug) {
  const { name, vendorServiceCategories } = regulatoryModule(module);
  const { experienceLabel = `Experience with ${name}`, offersDiscountCode } = applicationRules(module);
  return {
    module,
    copy: await readVendorAccess(module),
    experienceLabel,
    offersDiscountCode,
    choices: [...vendorServiceCategories],
    lawGroups: await lawChoices(),
    trades: TRADE_CHOICES,
    form: vendorApplicationForm(module, LAW_IDS).describe(),
  };
}

export type VendorApplicationData = Awaited<ReturnType<typeof loadVendorApplication>>;

export const receiveVendorApplication = (args: FormRequest, module: ModuleSlug) =>
  receiveForm(args, {
    ...vendorApplicationForm(module, LAW_IDS),
    name: 'application',
    submit: (values, sender) => submitVendorApplication({ module, ...values }, sender),
    acknowledgesTo: ({ contactEmail }) => contactEmail,
    failure: APPLICATION_FAILED,
  });
