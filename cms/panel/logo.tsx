export const Icon = ({ size = 18 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label="Lotline">
    <path d="M12 12h10v10H12z" fill="#f4b942" />
    <path d="M2 2h20v20H2zM12 2v20M2 12h20" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

export const Logo = () => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 28, fontWeight: 700 }}>
    <Icon size={28} />
    Lotline
  </span>
);
