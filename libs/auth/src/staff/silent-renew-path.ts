/** The one page of ours that may stand in a frame, and only in one of ours. It hands the provider's answer to the page around it. */
export const silentRenewPath = '/auth/silent-renew.html';
