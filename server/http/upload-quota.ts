const MEBIBYTE = 1024 * 1024;

/** What unfinished uploads may hold on disk or in memory. One client may have two large ones under way. */
const UPLOAD_QUOTA = { totalBytes: 256 * MEBIBYTE, bytesPerClient: 64 * MEBIBYTE };

export type QuotaExceeded = 'total' | 'client';

/** Counts the bytes of uploads that are under way, in total and for each client. Clients are not stored. */
export function createUploadQuota({ totalBytes, bytesPerClient } = UPLOAD_QUOTA) {
  const byClient = new Map<string, number>();
  let total = 0;
  return {
    /** Adds bytes to those of a client, unless that exceeds a quota. */
    add(client: string, bytes: number): QuotaExceeded | undefined {
      const own = (byClient.get(client) ?? 0) + bytes;
      if (own > bytesPerClient) return 'client';
      if (total + bytes > totalBytes) return 'total';
      byClient.set(client, own);
      total += bytes;
      return undefined;
    },
    release(client: string, bytes: number): void {
      total -= bytes;
      const left = (byClient.get(client) ?? 0) - bytes;
      if (left > 0) byClient.set(client, left);
      else byClient.delete(client);
    },
  };
}

export type UploadQuota = ReturnType<typeof createUploadQuota>;
