import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';

interface ComingSoonProps {
  /** What the section is called in the menu. */
  section: string;
  moduleName: string;
  overviewUrl: string;
  newsletterUrl: string;
}

/** A section that is not open yet, with a way to hear when it is. */
export const ComingSoon = ({ section, moduleName, overviewUrl, newsletterUrl }: ComingSoonProps) => (
  <PageWidth className="py-14 sm:py-20">
    <div className="max-w-[40rem] border border-line border-l-[5px] border-l-lot bg-card p-6 sm:p-10">
      <p className="font-bold text-accent">{moduleName}</p>
      <h1 className="mt-2 text-[2.1rem] sm:text-[2.6rem]">{section}: Coming Soon</h1>
      <p className="mt-4 text-soft">
        We are still checking the figures on this page. Leave your address and we tell you when it opens.
      </p>
      <div className="mt-7">
        <NewsletterForm action={newsletterUrl} />
      </div>
      <ButtonLink to={overviewUrl} look="secondary" className="mt-8">
        Back to the overview
      </ButtonLink>
    </div>
  </PageWidth>
);
