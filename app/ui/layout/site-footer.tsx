import { Mark } from './mark.tsx';
import { PageWidth } from './page-width.tsx';
import type { MenuEntry } from './site-header.tsx';

interface SiteFooterProps {
  productName: string;
  tagline: string;
  year: number;
  links: MenuEntry[];
  /** Official resources and partner organizations. */
  resources?: MenuEntry[];
}

export const SiteFooter = ({ productName, tagline, year, links, resources = [] }: SiteFooterProps) => (
  <footer id="footer-menu" className="mt-auto bg-footer py-12 text-footer-ink">
    <PageWidth className="flex flex-wrap justify-between gap-x-12 gap-y-8 text-[0.94rem]">
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
      <nav aria-label="Footer">
        <ul className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a href={url} className="inline-block py-1 underline-offset-4 hover:underline">
                {label}
              </a>
            </li>
          ))}
          {resources.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="noopener" className="inline-block py-1 underline underline-offset-4">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageWidth>
  </footer>
);
