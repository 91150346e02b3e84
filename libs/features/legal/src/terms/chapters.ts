import { type Chapter } from '../page/legal-document';
import { AboutUs } from './chapters/about-us';
import { Beneficiaries } from './chapters/beneficiaries';
import { Changes } from './chapters/changes';
import { Claims } from './chapters/claims';
import { Complaints } from './chapters/complaints';
import { DebitOrders } from './chapters/debit-orders';
import { General } from './chapters/general';
import { PolicyNumberAndPin } from './chapters/policy-number-and-pin';
import { Premiums } from './chapters/premiums';
import { Privacy } from './chapters/privacy';
import { WhoMayUse } from './chapters/who-may-use';
import { YourCover } from './chapters/your-cover';

/** The twelve chapters, headed as docs/domain/conduct.md#r8-5 name them. */
export const termsChapters: readonly Chapter[] = [
  { id: 'about-us', title: 'About us and licence', Body: AboutUs },
  { id: 'who-may-use-the-portal', title: 'Who may use the portal', Body: WhoMayUse },
  { id: 'policy-number-and-pin', title: 'Your policy number and PIN', Body: PolicyNumberAndPin },
  { id: 'your-cover', title: 'Your cover, waiting periods, exclusions', Body: YourCover },
  { id: 'premiums', title: 'Premiums, grace period, lapse, reinstatement', Body: Premiums },
  { id: 'changes', title: 'Changes, approvals, cooling-off', Body: Changes },
  { id: 'beneficiaries', title: 'Beneficiaries', Body: Beneficiaries },
  { id: 'claims', title: 'Claims', Body: Claims },
  { id: 'debit-orders', title: 'Debit orders', Body: DebitOrders },
  { id: 'privacy', title: 'Privacy (POPIA) and PAIA', Body: Privacy },
  { id: 'complaints', title: 'Complaints', Body: Complaints },
  { id: 'general', title: 'General', Body: General },
];
