import { editions } from '../page/edition';
import { LegalDocument } from '../page/legal-document';
import { privacyChapters } from './chapters';

/** What the law asks us to say before we collect somebody's information. */
function PrivacyNoticeScreen() {
  return <LegalDocument title="Privacy notice" edition={editions.privacyNotice} chapters={privacyChapters} />;
}
export { PrivacyNoticeScreen as Component };
