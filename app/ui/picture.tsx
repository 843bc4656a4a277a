interface PictureProps {
  image: { src: string; srcSet: string; width: number; height: number; alt: string };
  sizes: string;
  eager?: boolean;
  className?: string;
  decorative?: boolean;
}

export const Picture = ({ image, sizes, eager = false, className, decorative = false }: PictureProps) => (
  <img
    src={image.src}
    srcSet={image.srcSet}
    sizes={sizes}
    width={image.width}
    height={image.height}
    alt={decorative ? '' : image.alt}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : undefined}
    className={className}
  />
);
