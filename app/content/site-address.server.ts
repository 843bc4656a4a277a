export { siteAddress } from '#cms/mail/imprint.ts';
