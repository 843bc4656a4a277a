import { Icon } from './icon.tsx';

/** The mark and the name, above the sign-in form. */
export const Logo = () => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 28, fontWeight: 700 }}>
    <Icon size={28} />
    Lotline
  </span>
);
