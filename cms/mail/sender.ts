/** The address from which mail is sent. */
export const senderAddress = (): string => process.env.MAIL_FROM ?? 'no-reply@lotline.example';
