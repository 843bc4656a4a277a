export interface QuotaLimits {
  total: number;
  perClient: number;
}

export function createQuota({ total, perClient }: QuotaLimits) {
  const byClient = new Map<string, number>();
  let all = 0;
  return {
    add(client: string, amount = 1): keyof QuotaLimits | undefined {
      const own = (byClient.get(client) ?? 0) + amount;
      if (own > perClient) return 'perClient';
      if (all + amount > total) return 'total';
      byClient.set(client, own);
      all += amount;
      return undefined;
    },
    release(client: string, amount = 1): void {
      all -= amount;
      const left = (byClient.get(client) ?? 0) - amount;
      if (left > 0) byClient.set(client, left);
      else byClient.delete(client);
    },
  };
}

export type Quota = ReturnType<typeof createQuota>;
