import { render } from '@react-email/components';
import { MailPage, type MailPageProps } from './mail-page.tsx';

/** A mail as an HTML document. */
export const renderPage = (mail: MailPageProps): Promise<string> => render(<MailPage {...mail} />);
