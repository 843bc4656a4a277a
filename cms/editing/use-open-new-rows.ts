'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

export function useOpenNewRows(): void {
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    for (const [path, { rows }] of Object.entries(fields)) {
      if (!rows?.some(({ isLoading, collapsed }) => isLoading && collapsed === undefined)) continue;
      const updatedRows = rows.map((row) =>
        row.isLoading && row.collapsed === undefined ? { ...row, collapsed: false } : row,
      );
      dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
    }
  }, [fields, dispatch]);
}
