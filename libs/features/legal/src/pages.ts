/** The four screens, in one chunk: what they share is theirs alone, and most people read none of them. */
export { Component as Complaints } from './complaints/complaints.screen';
export { Component as PaiaManual } from './paia-manual/paia-manual.screen';
export { Component as PrivacyNotice } from './privacy-notice/privacy-notice.screen';
export { Component as Terms } from './terms/terms.screen';
