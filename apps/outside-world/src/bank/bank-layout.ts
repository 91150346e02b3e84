import { decisionsPage } from '../http/pages/decisions-page';
import { type Markup } from '../http/pages/layout';

interface BankPage {
  title: string;
  /** What the page is for, and the way to the other one. */
  intro: Markup;
  /** What somebody reads who pressed a button that makes no sense any more; null for everybody else. */
  tooLate: Markup | null;
  sections: Markup;
}

/** A page of the payer's bank. */
export const bankLayout = (page: BankPage): Markup =>
  decisionsPage({ ...page, standIn: "the payer's bank", brand: 'Your bank' });
