interface BreadcrumbProps {
  parents: { name: string; url: string }[];
  name: string;
}

export const Breadcrumb = ({ parents, name }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className="not-printed text-[0.94rem] text-soft">
    <ol className="flex flex-wrap gap-2">
      {parents.map((parent) => (
        <li key={parent.url} className="flex gap-2">
          <a href={parent.url} className="text-link underline underline-offset-3">
            {parent.name}
          </a>
          <span aria-hidden>/</span>
        </li>
      ))}
      <li aria-current="page">{name}</li>
    </ol>
  </nav>
);
