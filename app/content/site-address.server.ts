export { siteAddress } from '#cms/mail/site-address.ts';
