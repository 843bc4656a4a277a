export const API_BASE = '/api/v1';

export const DEVELOPERS_URL = '/developers';

export const apiUrls = {
  figures: `${API_BASE}/figures`,
  buildings: `${API_BASE}/buildings`,
  building: (bbl: string) => `${API_BASE}/buildings/${encodeURIComponent(bbl)}`,
  record: (bbl: string) => `${API_BASE}/buildings/${encodeURIComponent(bbl)}/record`,
  description: `${API_BASE}/openapi.json`,
} as const;
