/** Dollars, with cents where there are any: "$570", "$1,200.50". */
export const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });

/** Said where what the visitor wrote is not plainly one amount a month. */
export const unreadableBill = (monthlyBill: string, defaultRate: number): string =>
  `We could not read one monthly amount in "${monthlyBill}". So this report uses an example rate of ${dollars(defaultRate)} a month, which is not yours.`;
