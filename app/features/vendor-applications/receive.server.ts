import type { ActionFunctionArgs } from '@remix-run/node';
import {
  submitVendorApplication,
  type NewVendorApplication,
} from '#collections/vendor-applications/submit.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { receiveForm } from '../forms/receive.server.ts';
import { vendorApplicationCheck } from './check.ts';
import { applicationMessages } from './messages.ts';

/** Takes a vendor's application to a module. */
export const receiveVendorApplication = (
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  module: ModuleSlug,
) =>
  receiveForm(args, {
    what: 'application',
    check: vendorApplicationCheck(module),
    store: (values, sender) => submitVendorApplication({ module, ...values } as NewVendorApplication, sender),
    acknowledgesTo: ({ contactEmail }) => contactEmail,
    failure: applicationMessages(module).failed,
  });
