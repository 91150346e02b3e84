import { LegalDocument } from '../page/legal-document';
import { privacyChapters } from './chapters';
import { privacyEdition } from './edition';

/** What the law asks us to say before we collect somebody's information. */
function PrivacyNoticeScreen() {
  return <LegalDocument title="Privacy notice" edition={privacyEdition} chapters={privacyChapters} />;
}
export { PrivacyNoticeScreen as Component };
