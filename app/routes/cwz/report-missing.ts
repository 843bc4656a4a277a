import { redirect } from '@remix-run/node';
import { moduleUrls } from '#app/features/modules/module-urls.ts';

/** There are only reports on assessments. Specification section 4, "CWZ report": a missing id leads to /cwz. */
export const loader = () => redirect(moduleUrls('cwz').overview);
