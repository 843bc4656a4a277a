import { Mark } from './mark.tsx';
import { PageWidth } from './page-width.tsx';
import type { LawLink, MenuEntry } from './site-header.tsx';

interface SiteFooterProps {
  productName: string;
  tagline: string;
  year: number;
  laws?: LawLink[];
  links: MenuEntry[];
  resources?: MenuEntry[];
}

const FooterLink = ({ label, url, isElsewhere = false }: MenuEntry & { isElsewhere?: boolean }) => (
  <li>
    <a href={url} rel={isElsewhere ? 'noopener' : undefined}>
      {label}
    </a>
  </li>
);

const LIST =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,35%)),1fr))] gap-x-8 wrap-anywhere sm:gap-y-1 [&_a]:inline-block [&_a]:py-1 [&_a]:text-inherit [&_a]:no-underline [&_a]:underline-offset-4 [&_a]:hover:underline [&_a[rel]]:underline';

export const SiteFooter = ({
  productName,
  tagline,
  year,
  laws = [],
  links,
  resources = [],
}: SiteFooterProps) => (
  <footer id="footer-menu" className="mt-auto bg-footer py-10 text-footer-ink sm:py-12">
    <PageWidth className="grid gap-x-12 gap-y-8 text-[0.94rem] lg:grid-cols-[1fr_auto]">
      <nav aria-label="Footer" className="flex flex-wrap gap-x-16 gap-y-8 lg:order-last">
        <div>
          {laws.length > 0 ? <h2 className="mb-2 text-[0.94rem]">{productName}</h2> : null}
          <ul className={LIST}>
            {links.map((link) => (
              <FooterLink key={link.url} {...link} />
            ))}
            {resources.map((link) => (
              <FooterLink key={link.url} {...link} isElsewhere />
            ))}
          </ul>
        </div>
        {laws.length > 0 ? (
          <div>
            <h2 className="mb-2 text-[0.94rem]">Laws</h2>
            <ul className={LIST}>
              {laws.map(({ subject, url }) => (
                <FooterLink key={`${url} ${subject}`} label={subject} url={url} />
              ))}
            </ul>
          </div>
        ) : null}
      </nav>
      <div className="max-w-80">
        <p className="flex items-center gap-2.5 text-[1.1rem] font-extrabold">
          <Mark />
          {productName}
        </p>
        <p className="mt-2 opacity-80">{tagline}</p>
        <p className="mt-6 opacity-80">
          © {year} {productName}
        </p>
      </div>
    </PageWidth>
  </footer>
);
