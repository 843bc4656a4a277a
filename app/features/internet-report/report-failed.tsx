import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { moduleUrls } from '../modules/module-urls.ts';
import { REPORT_FAILED, RETRY } from './messages.ts';

/** What stands in place of a report that could not be read. Its button loads the whole page again. */
export const ReportFailed = () => (
  <MessagePage title={REPORT_FAILED}>
    <ButtonLink to={moduleUrls('nyc-internet').report} reloadDocument prefetch="none">
      {RETRY}
    </ButtonLink>
  </MessagePage>
);
