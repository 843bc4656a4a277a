import { moduleUrls } from '#app/urls/module-urls.ts';

const LINK = 'underline underline-offset-3';

/** LL199 and CWZ are based on the same law and ask for the same bills, so visitors need to know the difference. */
export const WasteLaws = ({ here, className }: { here: 'll199' | 'cwz'; className?: string }) =>
  here === 'll199' ? (
    <p className={className}>
      LL199 answers “Am I overpaying my hauler?” For “What does my zone change, and which carters may serve
      me?”, go to{' '}
      <a href={moduleUrls('cwz').overview} className={LINK}>
        Commercial Waste Zones
      </a>
      .
    </p>
  ) : (
    <p className={className}>
      Commercial Waste Zones answers “What does my zone change, and which carters may serve me?” For “Am I
      overpaying my hauler?”, go to{' '}
      <a href={moduleUrls('ll199').overview} className={LINK}>
        LL199
      </a>
      .
    </p>
  );
