interface PictureProps {
  image: { src: string; srcSet: string; width: number; height: number; alt: string };
  sizes: string;
  /** Whether the picture is the first thing a visitor sees. */
  eager?: boolean;
  className?: string;
  /** Whether the text beside the picture already says what it shows. */
  decorative?: boolean;
}

/** An uploaded image in the size that the place needs. */
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
