import { moduleUrls } from '../modules/module-urls.ts';

/** The addresses of a result. Whoever knows them sees it. */
export const resultUrls = (publicId: string) => {
  const page = `${moduleUrls('nyc-internet').quiz}/result/${publicId}`;
  return {
    page,
    /** The result, with the confirmation that the assessment is stored. */
    completed: `${page}?assessment=received`,
  };
};
