export { AskAccountSite } from './ask-account-site.tsx';
export { OpenSitePage } from './open-site-page.tsx';
export { redeemHandover } from './redeem-handover.ts';
