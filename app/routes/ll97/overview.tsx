import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { readModuleOverview, readVendorAccess } from '#app/content/modules.server.ts';
import { answerFailure, revalidateUnless } from '#app/features/forms/answer-failure.ts';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import { OverviewPage } from '#app/features/modules/overview/overview-page.tsx';
import { overviewTabOf } from '#app/features/modules/overview/overview-tab.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import { isReceived } from '#app/features/vendor-applications/received.ts';
import { receiveVendorApplication } from '#app/features/vendor-applications/receive.server.ts';
import { VendorApplication } from '#app/features/vendor-applications/vendor-application.tsx';
import { UNREACHABLE } from '#app/features/vendor-applications/messages.ts';
import { vendorFormData } from '#app/features/vendor-applications/form-data.server.ts';

const urls = moduleUrls('ll97');

export async function loader({ request }: LoaderFunctionArgs) {
  const [overview, vendorAccess] = await Promise.all([readModuleOverview('ll97'), readVendorAccess('ll97')]);
  return {
    overview,
    vendorAccess,
    form: vendorFormData('ll97'),
    tab: overviewTabOf(new URL(request.url).searchParams),
  };
}

export const action = (args: ActionFunctionArgs) => receiveVendorApplication(args, 'll97');

/** What a script is answered when the server cannot be asked. */
export const clientAction = answerFailure(UNREACHABLE);

export const shouldRevalidate = revalidateUnless(UNREACHABLE);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    site: siteOf(matches),
    title: data?.overview.heading ?? 'Local Law 97',
    description: data?.overview.lead,
    path: urls.overview,
  });

export default function Overview() {
  const { overview, vendorAccess, form, tab } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [parameters] = useSearchParams();
  return (
    <OverviewPage overview={overview} tab={tab} overviewUrl={urls.overview}>
      <VendorApplication
        form={form}
        words={vendorAccess}
        result={answer?.result}
        isReceived={isReceived(parameters)}
        overviewUrl={urls.overview}
      />
    </OverviewPage>
  );
}
