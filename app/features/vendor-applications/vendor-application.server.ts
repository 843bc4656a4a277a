import { readVendorAccess } from '#app/content/modules.server.ts';
import { regulatoryModule, type ModuleSlug } from '#app/regulations/index.ts';
import { submitVendorApplication } from '#collections/vendor-applications/submit.ts';
import { LAW_IDS } from '#app/regulations/obligations/rules/index.ts';
import { TRADE_CHOICES } from '#app/regulations/trades.ts';
import { lawChoices } from '../partners/expertise.server.ts';
import { receiveForm, type FormRequest } from '../forms/receive-form.server.ts';
import { APPLICATION_FAILED, applicationRules, vendorApplicationForm } from './schema.ts';

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
