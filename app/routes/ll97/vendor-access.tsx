import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { readVendorAccess } from '#app/content/modules.server.ts';
import { answerFailure, revalidateUnless } from '#app/features/forms/answer-failure.ts';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import type { SectionHandle } from '#app/features/modules/section-handle.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import { UNREACHABLE } from '#app/features/vendor-applications/messages.ts';
import { vendorFormData } from '#app/features/vendor-applications/form-data.server.ts';
import { receiveVendorApplication } from '#app/features/vendor-applications/receive.server.ts';
import { isReceived } from '#app/features/vendor-applications/received.ts';
import { VendorAccessPage } from '#app/features/vendor-applications/vendor-access-page.tsx';

const urls = moduleUrls('ll97');

export const handle: SectionHandle = { section: 'vendorAccess' };

export const loader = async () => ({
  words: await readVendorAccess('ll97'),
  form: vendorFormData('ll97'),
});

export const action = (args: ActionFunctionArgs) => receiveVendorApplication(args, 'll97');

/** What a script is answered when the server cannot be asked. */
export const clientAction = answerFailure(UNREACHABLE);

export const shouldRevalidate = revalidateUnless(UNREACHABLE);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    site: siteOf(matches),
    title: data?.words.heading ?? 'For Vendors',
    description: data?.words.intro,
    path: urls.vendorAccess,
  });

export default function VendorAccess() {
  const { words, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [parameters] = useSearchParams();
  return (
    <VendorAccessPage
      words={words}
      form={form}
      result={answer?.result}
      isReceived={isReceived(parameters)}
      overviewUrl={urls.overview}
    />
  );
}
