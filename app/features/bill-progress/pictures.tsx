/** The pages of the bill: beside the values on a wide screen, and above them, in view while they scroll, on a phone. */
export const BillPictures = ({ pictures }: { pictures: readonly string[] }) => (
  <div
    role="region"
    aria-label="Your bill"
    tabIndex={0}
    className="sticky top-0 z-10 max-h-[38vh] overflow-auto border-2 border-line bg-paper lg:order-last lg:max-h-screen"
  >
    {pictures.map((url, index) => (
      <img
        key={url}
        src={url}
        alt={`Page ${index + 1} of your bill`}
        loading={index === 0 ? 'eager' : 'lazy'}
        className="w-[640px] max-w-none lg:w-full"
      />
    ))}
  </div>
);
